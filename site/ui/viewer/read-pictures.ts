/** A picture as the page tells it. */
export interface ViewedPicture {
  title: string;
  alt: string;
  /** The largest file. */
  full: string;
  /** The thumbnail as far as it is loaded: it stands in until the large file is there. */
  draft: string | undefined;
  /** A file that every browser can show. */
  plain: string;
  /** Width by height. */
  ratio: number;
  /** What is said about it, to be copied. */
  words: Element | null;
}

/** The pictures among which the viewer turns, and which of them was opened. */
export interface Reading {
  pictures: ViewedPicture[];
  index: number;
}

/** Reads the list in which a link stands that opens the viewer. @param at position of the link among all such links */
export function readPictures(dialog: HTMLDialogElement, at: number): Reading | undefined {
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
    draft: thumb.naturalWidth > 0 ? thumb.currentSrc : undefined,
    plain: thumb.src,
    ratio: Number(thumb.getAttribute('width')) / Number(thumb.getAttribute('height')) || 1,
    words: item.querySelector('.words'),
  };
}
