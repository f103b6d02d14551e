import { hash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files into a folder atomically, like a build. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.new`, content);
    renameSync(`${target}.new`, target);
  }
}

/** The source that names an inline script or style in a Content-Security-Policy. */
export function sourceHash(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

/** A form with the markup that the server prefills. */
export function leadForm(id: string, name: string): string {
  const field = (field: string, control: string) =>
    `<div class="field" data-field="${field}"><label for="${id}-${field}">${field}</label>${control}<p class="msg" id="${id}-${field}-error" hidden><svg aria-hidden="true"></svg><span></span></p></div>`;
  const input = (field: string, rest: string) =>
    field && `<input id="${id}-${field}" name="${field}" aria-describedby="${id}-${field}-error" ${rest}>`;
  return `<form id="${id}" data-form="${name}" method="post" action="/api/leads" novalidate>
<input type="hidden" name="form" value="${name}"><input type="hidden" name="formId" value="${id}">
<input type="hidden" name="pageUrl" value="/lp8/"><input type="hidden" name="serviceName" value="Professional Resume Writing">
<input type="hidden" name="servicePrice" value="79"><input type="hidden" name="idempotencyKey" value="">
${field('fullName', input('fullName', 'type="text" autofocus'))}
${field('email', input('email', 'type="email"'))}
${field('country', input('country', 'type="text" value="UNITED STATES"'))}
${field('phoneNumber', input('phoneNumber', 'type="tel"'))}
${field('message', `<textarea id="${id}-message" name="message"></textarea>`)}
${field('termsAgreed', input('termsAgreed', 'type="checkbox" value="on"'))}
<p class="form-error" role="alert" hidden></p><button type="submit">Send</button></form>`;
}

/** A form that lists its fields, with the markup of `site/ui/lead-form/own/`. @param attributes of the form */
export function ownForm(id: string, name: string, attributes = ''): string {
  const own = (field: string, label: string, type: string, control: string) =>
    `<fieldset class="field" data-field="answers.${field}" data-type="${type}" data-label="${label}">${control}<p class="msg" id="${id}-answers.${field}-error" hidden><span></span></p></fieldset>`;
  const radio = (choice: string) =>
    `<label><input type="radio" name="answers.shift" value="${choice}" required>${choice}</label>`;
  const fields = [
    own('shift', 'Which shift?', 'choice', radio('Days') + radio('Nights')),
    own('notes', 'Anything else?', 'text', '<textarea name="answers.notes"></textarea>'),
  ];
  return leadForm(id, name)
    .replace('<form', `<form ${attributes}`)
    .replace('<button', `<div data-island="own-form">${fields.join('')}</div><button`);
}
