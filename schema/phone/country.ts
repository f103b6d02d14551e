/** An entry of the country list. */
export interface Country {
  /** Index in the form's flag sheet, row by row from 0. */
  flag: number;
  /** Shown in the list. A chosen country's name is also sent with a lead. */
  name: string;
  /** With its plus sign, such as `+1`. */
  dialCode: string;
  /** ISO 3166-1 alpha-2, or one of the few codes that phone numbering adds. */
  code: string;
}

/**
 * The country that a form starts with, known before the list is loaded. A form has its own label for it. Source:
 * product-rules.md, Lead forms.
 */
export const defaultCountry: Omit<Country, 'flag'> = { name: 'United States', dialCode: '+1', code: 'US' };
