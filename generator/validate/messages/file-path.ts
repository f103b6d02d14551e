import { basename, dirname, extname } from 'node:path/posix';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { slug } from '../../lib/slug.ts';

/** Keys whose values are paths of files in `media/`. */
const fileKeys = ['src', 'captions'];

const shownFormat = /^\.(png|jpe?g|webp|avif|svg|mp4|webm|vtt)$/i;

/** What YAML makes of a backslash and a letter in double quotes. */
const escapes: Record<string, string> = {
  '\0': '0',
  '\u0007': 'a',
  '\b': 'b',
  '\u001b': 'e',
  '\f': 'f',
  '\n': 'n',
  '\r': 'r',
  '\t': 't',
  '\v': 'v',
};

/** The finding for the path of a file that pages cannot have, with the path or the name to use instead. */
export function filePathFinding(key: string, written: unknown, path: Path): Finding | undefined {
  if (!fileKeys.includes(key) || typeof written !== 'string') return undefined;
  const file = written.replace(/\p{Cc}/gu, (sign) => `\\${escapes[sign] ?? ''}`);
  if (/^(?:https?:)?\/\//i.test(file) || /^[a-z]:[\\/]/i.test(file)) {
    const name = basename(file.replaceAll('\\', '/').replace(/[?#].*$/, ''));
    return finding('PictureElsewhere', { key, written: file, suggestion: usableName(name) }, path);
  }
  if (extname(file) === '') return finding('FileWithoutEnding', { key, written: file }, path);
  const inMedia = file
    .replaceAll('\\', '/')
    .replace(/^.*?(?<=^|\/)media\//, '')
    .replace(/^\.?\/+/, '');
  if (file.includes('\\'))
    return finding('BackslashInPath', { written: file, suggestion: usableName(inMedia) }, path);
  if (inMedia !== file)
    return finding('PathOutsideMedia', { written: file, suggestion: usableName(inMedia) }, path);
  const suggestion = usableName(file);
  const reason = reasonOf(file);
  const isShown = shownFormat.test(extname(file));
  return reason === undefined || suggestion === file
    ? undefined
    : finding(isShown ? 'BadFileName' : 'PictureFormat', { written: file, reason, suggestion }, path);
}

/** Why a file's name cannot be used; undefined if that is not the mistake. */
function reasonOf(file: string): string | undefined {
  const extension = extname(file);
  if (/^\.(heic|heif)$/i.test(extension))
    return 'most browsers cannot show HEIC, the format iPhones save photos in';
  if (/^\.(gif|tiff?|bmp|psd|pdf)$/i.test(extension))
    return `pages cannot show ${extension.slice(1).toUpperCase()} files`;
  if (/\s/.test(file)) return 'it contains a space, which breaks links to it';
  if (/[^\x20-\x7e]/.test(file))
    return 'it contains accented letters, which computers store in different ways';
  if (extension !== extension.toLowerCase()) return `its extension ${extension} has capital letters`;
  return /[^\w./-]/.test(file) ? 'it contains characters with a special meaning in web addresses' : undefined;
}

/** The same path with letters, digits, hyphens, and an extension that pages can show. */
function usableName(file: string): string {
  const extension = extname(file);
  // JPEG would lose the transparent parts of a GIF.
  const other = /^\.gif$/i.test(extension) ? '.png' : '.jpg';
  const shown = shownFormat.test(extension) ? extension.toLowerCase() : other;
  const name = basename(file, extension);
  const isUsable = /^[A-Za-z0-9][\w.-]*$/.test(name);
  const folder = dirname(file);
  return `${folder === '.' ? '' : `${folder}/`}${isUsable ? name : slug(name, 'picture')}${shown}`;
}
