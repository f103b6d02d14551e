import { maxPictureWidth, type PreparedImage } from '../../prepared-data.ts';

/** The id of a section's viewer. */
export const viewerId = (section: string) => `${section}-viewer`;

interface LinkedPicture {
  /** The section's id. */
  section: string;
  /** Index among all links to this viewer. */
  at: number;
  title: string;
  image: PreparedImage;
}

/**
 * The attributes of a link that opens a picture in its section's viewer or, without scripts, the picture file. The viewer
 * reads the rest from the page: the link and the thumbnail share an `li`, and the next and previous buttons move through
 * that list.
 */
export function viewerLink({ section, at, title, image }: LinkedPicture) {
  return {
    href: largestFile(image),
    'data-dialog': viewerId(section),
    'data-index': at,
    'data-title': title,
    'aria-haspopup': 'dialog' as const,
  };
}

/** The URL of a picture's largest file: the last and widest source, or the plain file if only that has the full width. */
export function largestFile({ src, sources, width }: PreparedImage): string {
  const [file = src, size = '0'] = sources[0]?.srcSet.split(', ').at(-1)?.split(' ') ?? [];
  return Number.parseInt(size, 10) < Math.min(width, maxPictureWidth) ? src : file;
}
