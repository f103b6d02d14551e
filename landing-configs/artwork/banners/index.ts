import type { Banner } from '#artwork/pages/banners.ts';
import { resumeBanner } from './resume.ts';
import { videoBanner } from './video.ts';
import { webBanner } from './web.ts';

/** In the order in which the home page shows them. */
export const banners: readonly Banner[] = [resumeBanner, videoBanner, webBanner];
