/** The body of `POST /api/views`, which a page sends once it is shown, and when a form is opened or begun. */
export interface ViewReport {
  kind: 'view' | 'form-opened' | 'form-begun';
  /** The path of the page's address. */
  page: string;
  /** The revision of the page's content. */
  revision: string;
  /** The variants that the page shows; missing without an experiment. */
  variants?: string;
  /** How the visit began, as `site/islands/boot/landing.ts` stores it: a time in ms, an address, and a referrer. */
  landing?: string;
  /** The width of the window in px. */
  width: number;
}
