/** What all banners share. */
export const bannerSheet = new URL('./banner.css', import.meta.url);
