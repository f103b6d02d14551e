import type { Version } from '../versions/version-switch.tsx';

/** The files of a picture, read from the page. */
export interface PictureFiles {
  alt: string;
  /** The largest file. */
  full: string;
  /** The thumbnail, if loaded. Shown until the largest file is loaded. */
  preview: string | undefined;
  /** A file that every browser can show. */
  plain: string;
  /** Width divided by height. */
  ratio: number;
}

/** A picture with its title and, for some, what it was before the work. */
export interface ViewedPicture {
  title: string;
  after: PictureFiles;
  before: PictureFiles | undefined;
  /** The version that the page shows. */
  version: Version;
  /** The element with the text about it. */
  words: Element | null;
}

/** The pictures that the viewer moves through, and the index of the current one. */
export interface PictureList {
  pictures: ViewedPicture[];
  index: number;
}

/** Reads the list around a link that opens the viewer. @param at index of the link among all such links */
export function readPictures(dialog: HTMLDialogElement, at: number): PictureList | undefined {
  const selector = `[data-dialog="${dialog.id}"]:not(.before)`;
  const opener = dialog.closest('section')?.querySelectorAll<HTMLAnchorElement>(selector)[at];
  if (!opener) return undefined;
  const links = [...(opener.closest('ul')?.querySelectorAll<HTMLAnchorElement>(selector) ?? [opener])];
  return { pictures: links.flatMap((link) => readPicture(link) ?? []), index: links.indexOf(opener) };
}

function readPicture(link: HTMLAnchorElement): ViewedPicture | undefined {
  const item = link.closest('li');
  const after = filesOf(link, item?.querySelector('img'));
  if (!item || !after) return undefined;
  return {
    title: link.dataset.title ?? '',
    after,
    before: filesOf(
      item.querySelector<HTMLAnchorElement>('a.before'),
      item.querySelector<HTMLImageElement>('.before img'),
    ),
    version: item.querySelector('[value="before"]:checked') ? 'before' : 'after',
    words: item.querySelector('.words'),
  };
}

function filesOf(
  link: HTMLAnchorElement | null,
  thumb: HTMLImageElement | null | undefined,
): PictureFiles | undefined {
  if (!link || !thumb) return undefined;
  return {
    alt: thumb.alt,
    full: link.href,
    preview: thumb.naturalWidth > 0 ? thumb.currentSrc : undefined,
    plain: thumb.src,
    ratio: Number(thumb.getAttribute('width')) / Number(thumb.getAttribute('height')) || 1,
  };
}
