/** One picture of the home page's first screen: sheets on a clear ground, 700 x 770 px. */
export interface Banner {
  /** The file's name in `media/banners/`. */
  slug: string;
  /** Style sheets below `site/artwork/`, without `.css`, in order; page, pencil and banner come before them. */
  styles: readonly string[];
  html: string;
}
