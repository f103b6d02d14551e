import { entry } from './entry.ts';

/** Images and films that cannot be shown. */
export const pictures = {
  MissingImage: entry<{ src: string; nearest?: string }>(
    'Missing image',
    ({ src }) => `There is no file media/${src}.`,
    ({ nearest }) => (nearest ? `Did you mean ${nearest}?` : 'Add the image there, or correct the path.'),
  ),
  BackslashInPath: entry<{ written: string; suggestion: string }>(
    'Path with backslashes',
    ({ written }) => `${written} uses backslashes, as Windows does. Paths here use forward slashes.`,
    ({ suggestion }) => `Write: ${suggestion}`,
  ),
  PathOutsideMedia: entry<{ written: string; suggestion: string }>(
    'Path that does not start in media/',
    ({ written }) => `Paths start inside media/, but this one is ${written}.`,
    ({ suggestion }) => `Leave out the beginning: ${suggestion}`,
  ),
  PictureElsewhere: entry<{ key: string; written: string; suggestion: string }>(
    'File outside the media folder',
    ({ written }) => `${written} is not in media/, and pages show only files from there.`,
    ({ key, suggestion }) =>
      `Save a copy of the file as media/${suggestion}, and write: ${key}: ${suggestion}`,
  ),
  FileWithoutEnding: entry<{ key: string; written: string; nearest?: string }>(
    'File name without an extension',
    ({ written }) => `"${written}" has no extension, such as .jpg or .png, so no file matches.`,
    ({ key, written, nearest }) =>
      nearest
        ? `Did you mean ${nearest}?`
        : `Write the whole name as it is in media/, for example: ${key}: ${written.replace(/\/$/, '')}.jpg\nIf your computer hides extensions, look in Properties (Windows) or Get Info (Mac).`,
  ),
  BadFileName: entry<{ written: string; reason: string; suggestion: string }>(
    'Unusable file name',
    ({ written, reason }) => `media/${written} cannot be used: ${reason}.`,
    ({ suggestion }) => `Rename the file to media/${suggestion}, and write: ${suggestion}`,
  ),
  PictureFormat: entry<{ written: string; reason: string; suggestion: string }>(
    'Unsupported picture format',
    ({ written, reason }) => `media/${written} cannot be used: ${reason}.`,
    ({ suggestion }) =>
      `Open the picture and export it as ${suggestion.endsWith('.png') ? 'PNG' : 'JPEG'} (a new name alone does not convert it): media/${suggestion}. Then write: ${suggestion}`,
  ),
  UnreadableImage: entry<{ src: string; reason: string }>(
    'Unreadable image',
    ({ src, reason }) => `media/${src} cannot be used as an image: ${reason}.`,
    () => 'Save it again as PNG, JPEG, WebP, AVIF, or SVG.',
  ),
  ShareFormat: entry<{ src: string; extension: string }>(
    'Unsupported format for a share image',
    ({ src, extension }) =>
      `media/${src} appears where the page is shared, and other sites cannot show ${extension.toUpperCase()} files.`,
    () => 'Save it as PNG or JPEG, ideally at 1200 x 630 px, and use that file here.',
  ),
  MissingAlt: entry<{ src: string }>(
    'Image without alt text',
    ({ src }) => `The image ${src} has no "alt", so people who cannot see it will not know what it shows.`,
    () => 'Add alt: and describe the image in a few words. Use alt: "" only for decoration.',
  ),
  MissingFilm: entry<{ src: string; nearest?: string }>(
    'Missing film',
    ({ src }) => `There is no file media/${src}.`,
    ({ nearest }) => (nearest ? `Did you mean ${nearest}?` : 'Add the file there, or correct the path.'),
  ),
  UnusableFilm: entry<{ src: string; reason: string }>(
    'Unusable film',
    ({ src, reason }) => `media/${src} cannot be used: ${reason}.`,
    ({ src }) =>
      src.endsWith('.vtt')
        ? 'Export the captions as WebVTT. The first line is WEBVTT.'
        : `Export a shorter or smaller film for the web (“fast start”), for example: ffmpeg -i film.mov -an -vf scale=1280:-2 -crf 28 -movflags +faststart ${src.split('/').at(-1)?.replace(/webm$/, 'mp4')}`,
  ),
};

/** Added to the message about an unreadable image that is used in several places. */
export function otherUses(locations: string[]): string {
  const named = locations.slice(0, 3);
  const more = locations.length - named.length;
  const count = locations.length === 1 ? 'one other place' : `${locations.length} other places`;
  return `It is also used in ${count}: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}
