import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { leadForm } from '../../testing/files/write-dist.ts';
import { attribute, elementsIn } from './elements.ts';
import { type PageForms, readForms } from './page-forms.ts';
import { prefillForm, type Refusal } from './prefill-form.ts';

const refusal = { fields: {}, errors: {}, message: 'Sorry.' };

function prefill(page: PageForms, refusal: Omit<Refusal, 'referrer'>): string {
  const [form] = page.forms;
  if (!form) throw new Error('The page has no form.');
  return prefillForm(page, form, refusal);
}

test('the page around the form stays byte-identical', () => {
  const before =
    '<!DOCTYPE html>\r\n<HTML lang=en><!-- kept --><p class=a>One<p>Two &eacute; é 😀<table><tr><td>x</table>';
  const after = '<ul><li>a<li>b</ul><svg viewBox="0 0 1 1"/><a href=/x?a&b>y</a>\n\n</body></html>\n';
  const page = before + leadForm('order-form', 'order') + after;
  const fields = { formId: 'order-form', fullName: 'Zoë "<b>" & \u00a0co', message: '\n</textarea><script>' };
  const html = prefill(readForms(page), { ...refusal, fields, errors: { email: 'Enter <it> & more.' } });
  expect(html.startsWith(before)).toBe(true);
  expect(html.endsWith(after)).toBe(true);
  const form = elementsIn(parse(html)).find((element) => attribute(element, 'id') === 'order-form');
  const values = [...elementsIn(form ?? parse(''))].map((element) => attribute(element, 'value'));
  expect(values).toContain(fields.fullName);
  expect(html).toContain('>\n\n&lt;/textarea&gt;&lt;script&gt;</textarea>');
  expect(html).toContain('<span>Enter &lt;it&gt; &amp; more.</span>');
});

test('a page that was parsed once is prefilled independently for each visitor', () => {
  const forms = readForms(leadForm('order-form', 'order'));
  const fill = (fields: Record<string, string>, errors: Record<string, string>) =>
    prefill(forms, { ...refusal, fields, errors });
  const untouched = fill({}, {});
  const first = fill({ fullName: 'Jordan', termsAgreed: 'on' }, { email: 'Wrong.' });
  expect(first).toContain('value="Jordan"');
  expect(first).toContain(' checked=""');
  expect(fill({}, {})).toBe(untouched);
  expect(untouched).not.toContain('Jordan');
  expect(untouched).not.toContain('Wrong.');
});

test('loose markup is edited in place', () => {
  const form = `<dialog id=d><FORM action=/api/leads><p class=form-error hidden><div data-field=country>
<select name=country autofocus><option value=a selected>A<option value=b>B</select><p class=msg hidden>old <b>words</b></div>
<input NAME=agree TYPE=checkbox checked><textarea name=message>`;
  const html = prefill(readForms(form), {
    fields: { country: 'b', message: 'mine' },
    errors: { country: 'Choose.' },
    message: 'Sorry.',
  });
  expect(
    html,
  ).toBe(`<dialog id="d" open=""><FORM action=/api/leads><p class="form-error">Please check the marked fields.<div data-field="country" class="bad">
<select name="country" aria-invalid="true" autofocus=""><option value="a">A<option value="b" selected="">B</select><p class="msg">Choose.</div>
<input name="agree" type="checkbox"><textarea name=message>mine`);
});
