// Generated from schema/api/. Do not edit.

/**
 * The body of `POST /rafp/submit`: the same lead in the words of the customer database. Other properties are kept with the lead but not checked.
 */
export interface LeadCrmCall {
  /**
   * The visitor's name, in one line.
   */
  clientName: string;
  /**
   * Where the visitor reads e-mail. Capital letters do not matter when two submissions are compared.
   */
  email: string;
  /**
   * The phone number as typed, with or without a dial code: at least five digits.
   */
  phoneNumber: string;
  /**
   * The service or plan that the form was opened for. Empty means Resume Writing.
   */
  service?: string;
  /**
   * What the visitor wrote. When the visitor wrote nothing: `Requested service: <service>. Page: <url>`.
   */
  message?: string;
  /**
   * Which brand of the company the lead belongs to.
   */
  brandSlug?: string;
}

/**
 * The body of `POST /api/email/send-resume-email`: a lead that is to be told to the staff by e-mail. Other properties are kept with the lead but not checked.
 */
export interface LeadEmailCall {
  /**
   * The visitor's name, in one line.
   */
  fullName: string;
  /**
   * Where the visitor reads e-mail. Capital letters do not matter when two submissions are compared.
   */
  email: string;
  /**
   * The label of the chosen country.
   */
  country?: string;
  /**
   * The phone number as typed, with or without a dial code: at least five digits.
   */
  phoneNumber: string;
  /**
   * True when the visitor ticked the box under the form. Nothing else is accepted.
   */
  termsAgreed: true;
  /**
   * The service or plan that the form was opened for. Empty means Resume Writing.
   */
  serviceName?: string;
  /**
   * The price shown beside that service, in US dollars, as a number or as the page writes it.
   */
  servicePrice?: string | number;
  /**
   * The address of the page that holds the form.
   */
  pageUrl?: string;
  /**
   * What the visitor wrote; only some forms ask for it.
   */
  message?: string;
}

/**
 * The fields of `POST /api/leads`, sent by a form without JavaScript as `application/x-www-form-urlencoded`. Every value is text.
 */
export interface LeadFormPost {
  /**
   * The visitor's name, in one line.
   */
  fullName: string;
  /**
   * Where the visitor reads e-mail. Capital letters do not matter when two submissions are compared.
   */
  email: string;
  /**
   * The label of the chosen country.
   */
  country?: string;
  /**
   * The phone number as typed, with or without a dial code: at least five digits.
   */
  phoneNumber: string;
  /**
   * `on` when the visitor ticked the box under the form. Nothing else is accepted.
   */
  termsAgreed: 'on';
  /**
   * The service or plan that the form was opened for. Empty means Resume Writing.
   */
  serviceName?: string;
  /**
   * The price shown beside that service, in US dollars, as the page writes it.
   */
  servicePrice?: string;
  /**
   * The address of the page that holds the form.
   */
  pageUrl?: string;
  /**
   * What the visitor wrote; only some forms ask for it.
   */
  message?: string;
  /**
   * The name of the form in the page file.
   */
  form?: string;
  /**
   * The id of the `<form>` element, so that the same form comes back with its errors.
   */
  formId?: string;
  /**
   * Filled by a script with the key that the other two calls send as the header `Idempotency-Key`; empty without JavaScript.
   */
  idempotencyKey?: string;
}
