/** A price as people read it. Pages send `79`, `79.5`, or a text such as `$79`. */
export function priceText(price: string): string {
  if (!/^\d+(\.\d+)?$/.test(price)) return price;
  return `$${Number.isInteger(Number(price)) ? Number(price).toLocaleString('en-US') : Number(price).toFixed(2)}`;
}

/** The name of a form, from its id: `Order form`. */
export function formName(form: string | null): string {
  const words = (form ?? '').replace(/[-_]+/g, ' ').trim();
  if (words === '') return 'Form';
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return /form$/i.test(name) ? name : `${name} form`;
}
