/** A value as text: what follows its key or dash on the same line, and whole lines below it, with their line breaks. */
export interface Rendered {
  head: string;
  body: string;
}
