/** A picture, read from the page. */
export interface ViewedPicture {
  title: string;
  alt: string;
  /** The largest file. */
  full: string;
  /** The thumbnail, if loaded. Shown until the largest file is loaded. */
  preview: string | undefined;
  /** A file that every browser can show. */
  plain: string;
  /** Width divided by height. */
  ratio: number;
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
  const selector = `[data-dialog="${dialog.id}"]`;
  const opener = dialog.closest('section')?.querySelectorAll<HTMLAnchorElement>(selector)[at];
  if (!opener) return undefined;
  const links = [...(opener.closest('ul')?.querySelectorAll<HTMLAnchorElement>(selector) ?? [opener])];
  return { pictures: links.flatMap((link) => readPicture(link) ?? []), index: links.indexOf(opener) };
}

function readPicture(link: HTMLAnchorElement): ViewedPicture | undefined {
  const item = link.closest('li');
  const thumb = item?.querySelector('img');
  if (!item || !thumb) return undefined;
  return {
    title: link.dataset.title ?? '',
    alt: thumb.alt,
    full: link.href,
    preview: thumb.naturalWidth > 0 ? thumb.currentSrc : undefined,
    plain: thumb.src,
    ratio: Number(thumb.getAttribute('width')) / Number(thumb.getAttribute('height')) || 1,
    words: item.querySelector('.words'),
  };
}
