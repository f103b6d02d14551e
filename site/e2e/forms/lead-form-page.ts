import type { Locator, Page } from 'playwright';

/** Someone who fills in a form; the phone number as it is typed, without dial code. */
export const visitor = {
  fullName: 'Jordan Ellis',
  email: 'jordan.ellis@mail.example',
  phoneNumber: '(813) 555-0142',
};

/** A lead form on a page, as a visitor meets it: by labels and roles. */
export class LeadFormPage {
  readonly page: Page;
  readonly form: Locator;

  /** @param id of the form: `hero-form`, or `dialog-order` for the one in the dialog */
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
  /** The button, whatever it says just now. */
  get submit() {
    return this.form.locator('button[type="submit"]');
  }
  /** The red message of the whole form. */
  get failure() {
    return this.form.getByRole('alert');
  }
  get dialCode() {
    return this.form.locator('.dial');
  }
  get options() {
    return this.form.getByRole('option');
  }

  /** The message beside a field. */
  messageOf(field: string): Locator {
    return this.form.locator(`[data-field="${field}"] .msg`);
  }

  /** Resolves when the form no longer needs the browser to send it. */
  async untilAwake(): Promise<void> {
    await this.form.locator('[data-island][data-awake]').waitFor({ state: 'attached' });
  }

  /** Touches the form, as a visitor does first. */
  async wake(): Promise<void> {
    await this.fullName.focus();
    await this.untilAwake();
  }

  async fill(values: Partial<typeof visitor> = visitor): Promise<void> {
    await this.wake();
    await this.type(values);
  }

  /** Fills in without waiting for any script. */
  async type({ fullName, email, phoneNumber }: Partial<typeof visitor> = visitor): Promise<void> {
    if (fullName !== undefined) await this.fullName.fill(fullName);
    if (email !== undefined) await this.email.fill(email);
    if (phoneNumber !== undefined) await this.phoneNumber.fill(phoneNumber);
    await this.terms.check();
  }

  /** What the visible fields hold. */
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
