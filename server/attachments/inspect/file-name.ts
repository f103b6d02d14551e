import type { AcceptedTypes, StoredMediaType } from './file-types.ts';

const maxLength = 120;

/** Separators of paths, quotes, and what file systems refuse. */
const forbidden = /[/\\:*?"<>|]/g;

/** Control characters, and marks that are invisible or change the direction of the text: `fdp.exe` must not read `exe.pdf`. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A name for display and for the download: one line, visible, and without a folder. Empty when nothing is left. */
export function cleanName(given: string): string {
  const base = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = base
    .normalize('NFC')
    .replace(invisible, '')
    .replace(forbidden, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const { stem, extension } = splitName(name.replace(/^\.+/, ''));
  const letters = [...stem];
  const room = maxLength - extension.length - 1;
  const short = letters.length > room ? letters.slice(0, room).join('').trim() : stem;
  return extension === '' ? short : `${short || 'file'}.${extension}`;
}

/** The part before the last dot, and the extension in lower case. A long "extension" is part of the name. */
export function splitName(name: string): { stem: string; extension: string } {
  const [, stem, extension] = /^(.*)\.([a-z0-9]{1,10})$/isu.exec(name) ?? [];
  return stem === undefined || extension === undefined
    ? { stem: name, extension: '' }
    : { stem, extension: extension.toLowerCase() };
}

/** Whether the name promises an accepted type, or nothing at all. */
export function isAcceptedName(name: string, accepted: AcceptedTypes): boolean {
  const { extension } = splitName(name);
  return extension === '' || Object.values(accepted).some((extensions) => extensions.includes(extension));
}

/** The name with an extension that fits the content: phones name HEIC photos `.jpg`. */
export function nameFor(name: string, mediaType: StoredMediaType, accepted: AcceptedTypes): string {
  const extensions = accepted[mediaType] ?? [];
  const { stem, extension } = splitName(name);
  return extensions.includes(extension) ? name : `${stem || 'file'}.${extensions[0]}`;
}
