import { entry } from './entry.ts';

/** Pictures that cannot be shown. */
export const pictures = {
  MissingImage: entry<{ src: string; nearest?: string }>(
    'A picture that is not there',
    ({ src }) => `There is no file media/${src}.`,
    ({ nearest }) => (nearest ? `Did you mean ${nearest}?` : 'Put the picture there, or correct the path.'),
  ),
  UnreadableImage: entry<{ src: string; reason: string }>(
    'A picture that cannot be read',
    ({ src, reason }) => `media/${src} is not a picture that can be used: ${reason}.`,
    () => 'Save it again as PNG, JPEG, WebP, AVIF or SVG.',
  ),
  ShareFormat: entry<{ src: string; ending: string }>(
    'A picture that other sites do not show',
    ({ src, ending }) =>
      `media/${src} is shown where the page is shared, and those sites cannot show ${ending.toUpperCase()}.`,
    () => 'Save it as PNG or JPEG, best 1200 x 630 px, and name that file here.',
  ),
  MissingAlt: entry<{ src: string }>(
    'A picture without words',
    ({ src }) => `The picture ${src} has no "alt", so people who do not see it learn nothing.`,
    () => 'Add alt: and say in a few words what the picture shows; alt: "" only when it is decoration.',
  ),
};

/** What is added to the message of a picture that cannot be read, when more than one place shows it. */
export function shownElsewhere(places: string[]): string {
  const named = places.slice(0, 3);
  const more = places.length - named.length;
  const count = places.length === 1 ? 'one more place' : `${places.length} more places`;
  return `It is shown in ${count}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
