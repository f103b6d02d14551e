import { entry } from './entry.ts';

/** Images that cannot be shown. */
export const pictures = {
  MissingImage: entry<{ src: string; nearest?: string }>(
    'Missing image',
    ({ src }) => `There is no file media/${src}.`,
    ({ nearest }) => (nearest ? `Did you mean ${nearest}?` : 'Add the image there, or correct the path.'),
  ),
  UnreadableImage: entry<{ src: string; reason: string }>(
    'Unreadable image',
    ({ src, reason }) => `media/${src} cannot be used as an image: ${reason}.`,
    () => 'Save it again as PNG, JPEG, WebP, AVIF, or SVG.',
  ),
  ShareFormat: entry<{ src: string; ending: string }>(
    'Unsupported format for a share image',
    ({ src, ending }) =>
      `media/${src} appears where the page is shared, and other sites cannot show ${ending.toUpperCase()} files.`,
    () => 'Save it as PNG or JPEG, ideally at 1200 x 630 px, and use that file here.',
  ),
  MissingAlt: entry<{ src: string }>(
    'Image without alt text',
    ({ src }) => `The image ${src} has no "alt", so people who cannot see it miss what it shows.`,
    () => 'Add alt: and describe the image in a few words. Use alt: "" only for decoration.',
  ),
};

/** Added to the message about an unreadable image that is used in several places. */
export function otherUses(locations: string[]): string {
  const named = locations.slice(0, 3);
  const more = locations.length - named.length;
  const count = locations.length === 1 ? 'one other place' : `${locations.length} other places`;
  return `It is also used in ${count}: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}
