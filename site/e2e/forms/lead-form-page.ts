import type { Locator, Page } from 'playwright';

/** A visitor's details. The phone number has no dial code, as people type it. */
export const visitor = {
  fullName: 'Jordan Ellis',
  email: 'jordan.ellis@mail.example',
  phoneNumber: '(813) 555-0142',
};

/** A lead form, found by labels and roles. */
export class LeadFormPage {
  readonly page: Page;
  readonly form: Locator;

  /** @param id `hero-form`, or for example `dialog-order` for a form in a dialog */
  constructor(page: Page, id = 'hero-form') {
    this.page = page;
    this.form = page.locator(`#${id}`);
  }

  get fullName() {
    return this.form.getByLabel('Full name');
  }
  get email() {
    return this.form.getByLabel('Email');
  }
  get country() {
    return this.form.locator('[name="country"]');
  }
  get phoneNumber() {
    return this.form.getByLabel('Phone');
  }
  get terms() {
    return this.form.getByRole('checkbox');
  }
  /** The submit button, whatever its current label. */
  get submit() {
    return this.form.locator('button[type="submit"]');
  }
  /** The form's error message. */
  get failure() {
    return this.form.getByRole('alert');
  }
  /** The button that opens the country field. */
  get dialCode() {
    return this.form.getByRole('button', { name: 'Dial code' });
  }
  get options() {
    return this.form.getByRole('option');
  }

  /** A field's error message. */
  messageOf(field: string): Locator {
    return this.form.locator(`[data-field="${field}"] .msg`);
  }

  /** Opens the country field and types into it. */
  async searchCountry(text: string): Promise<void> {
    await this.dialCode.click();
    await this.country.fill(text);
  }

  /** Chooses the first country that is found, once the list is loaded. */
  async chooseCountry(text: string): Promise<void> {
    await this.searchCountry(text);
    await this.options.first().waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** Resolves when the form's script is running. */
  async untilAwake(): Promise<void> {
    await this.form.locator('[data-island][data-awake]').waitFor({ state: 'attached' });
  }

  /** Focuses the form, which loads its script. */
  async wake(): Promise<void> {
    await this.fullName.focus();
    await this.untilAwake();
  }

  async fill(values: Partial<typeof visitor> = visitor): Promise<void> {
    await this.wake();
    await this.type(values);
  }

  /** Fills in the form without waiting for its script. */
  async type({ fullName, email, phoneNumber }: Partial<typeof visitor> = visitor): Promise<void> {
    if (fullName !== undefined) await this.fullName.fill(fullName);
    if (email !== undefined) await this.email.fill(email);
    if (phoneNumber !== undefined) await this.phoneNumber.fill(phoneNumber);
    await this.terms.check();
  }

  /** The values of the visible fields. */
  values(): Promise<Record<string, string | boolean>> {
    return this.form.evaluate((form) =>
      Object.fromEntries(
        [...form.querySelectorAll<HTMLInputElement>('.field [name]')].map((control) => [
          control.name,
          control.type === 'checkbox' ? control.checked : control.value,
        ]),
      ),
    );
  }
}
