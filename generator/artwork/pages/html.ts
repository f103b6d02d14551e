/** Building blocks of pages. All texts are HTML and can contain marks. */
export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** One line with text on the left and on the right. */
export const row = (left: string, right: string) =>
  `<p class="row"><span>${left}</span><span>${right}</span></p>`;

export const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** Unbreakable items separated by dots. */
export const dotted = (...items: string[]) =>
  items.map((item) => `<span class="item">${item}</span>`).join(' <i>·</i> ');

export interface Job {
  title: string;
  dates: string;
  /** Employer and place. */
  at: string;
  did: readonly string[];
}

export const job = ({ title, dates, at, did }: Job) =>
  `<div class="job">${row(`<b>${title}</b>`, dates)}<p class="at">${at}</p>${list(...did)}</div>`;
