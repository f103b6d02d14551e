import type { PreparedImage } from '../../prepared-page.ts';

/** The id of the viewer of a section. */
export const viewerId = (section: string) => `${section}-viewer`;

interface Opened {
  /** The section's id. */
  section: string;
  /** Position among all that open this viewer, from 0. */
  at: number;
  title: string;
  image: PreparedImage;
}

/**
 * The attributes of a link that opens a picture in its section's viewer, and without scripts the picture itself. The
 * viewer reads the rest from the page: the link stands in an `li` with the thumbnail, or around it, and what the next
 * and previous buttons turn to stands in the same list.
 */
export function opensViewer({ section, at, title, image }: Opened) {
  return {
    href: largestFile(image),
    'data-dialog': viewerId(section),
    'data-at': at,
    'data-title': title,
    'aria-haspopup': 'dialog' as const,
  };
}

/** The widest that a file is made, in px. */
const widest = 2000;

/** The address of a picture's largest file: the widest of its sources, or its plain file where that is as it was drawn. */
export function largestFile({ src, sources, width }: PreparedImage): string {
  let found = { file: src, width: 0 };
  for (const candidate of sources[0]?.srcSet.split(', ') ?? []) {
    const [file = src, size = ''] = candidate.split(' ');
    const offered = Number.parseInt(size, 10);
    if (offered > found.width) found = { file, width: offered };
  }
  return found.width < Math.min(width, widest) ? src : found.file;
}
