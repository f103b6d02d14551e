/** A price as people read it. Pages send `79`, `79.5`, or a text such as `$79`. */
export function priceText(price: string): string {
  if (!/^\d+(\.\d+)?$/.test(price)) return price;
  return `$${Number.isInteger(Number(price)) ? Number(price).toLocaleString('en-US') : Number(price).toFixed(2)}`;
}

/** The name of a form, from its id: `Order form`. */
export function formName(form: string | null): string {
  const words = (form ?? '').replace(/[-_]+/g, ' ').trim();
  if (words === '') return 'Request';
  if (words === 'chat') return 'Chat';
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return /form$/i.test(name) ? name : `${name} form`;
}

/** A page as it was when the lead was sent: `Landing page 8, revision 41`. */
export function pageTitle(page: string | null, revision: string | null): string {
  return [page, page && revision && `revision\u00a0${revision}`].filter(Boolean).join(', ');
}

/** The name of a consent, from its field: `Terms`, `Text messages`. */
export function consentName(field: string): string {
  const words = field
    .replace(/(?:Agreed|Consent)$/, '')
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
