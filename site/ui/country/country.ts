/** An entry of the country list. Source: spec section 3. */
export interface Country {
  /** Which picture of `flags.webp`, counted row by row from 0. */
  flag: number;
  /** The label, in capitals, as it is sent with a lead. */
  name: string;
  /** With its plus sign, such as `+1`. */
  dialCode: string;
  /** Two letters of ISO 3166-1, and the few that telephone numbering adds. */
  code: string;
}

/** The country that a form starts with, known before the list is. Source: spec section 3. */
export const defaultCountry: Omit<Country, 'flag'> = { name: 'UNITED STATES', dialCode: '+1', code: 'US' };
