import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedForm } from '../../../prepared-data.ts';
import type { PreparedField } from '../../../prepared-fields.ts';
import { LeadForm } from '../lead-form.tsx';

const evil = '"><script>alert(1)</script>';
const known = (
  name: 'fullName' | 'email' | 'phoneNumber' | 'message',
  changes: Partial<PreparedField> = {},
) => ({ type: 'known', name, required: true, ...changes }) as PreparedField;
const fields: PreparedField[] = [
  { type: 'choice', name: 'answers.shift', label: `Shift ${evil}`, choices: ['Days', evil], required: true },
  { type: 'choice', name: 'answers.state', label: 'State', choices: [...'ABCDEF', evil], required: false },
  known('message', { required: false, hint: evil }),
  { type: 'text', name: 'answers.notes', label: 'Notes', lines: 4, required: false, hint: 'Anything.' },
  { type: 'date', name: 'answers.start', label: 'Start', required: true },
  { type: 'file', name: 'answers.license', label: 'License', required: true },
  known('email', { label: 'Work email' }),
  known('fullName'),
  known('phoneNumber'),
];
const form: PreparedForm = {
  name: 'jobs',
  kind: 'consultation',
  title: 'Jobs',
  submit: 'Apply',
  submitting: 'Sending',
  message: false,
  service: 'Jobs',
  country: 'UNITED STATES',
  pageUrl: '/jobs/',
  brandSlug: 'northlight',
  terms: { terms: '/terms/', privacy: '/privacy/' },
  steps: [{ fields }],
};

type Element = DefaultTreeAdapterTypes.Element;

/** Every element of the form, outside the JSON of its island. */
function elementsOf(changes: Partial<PreparedForm> = {}): Element[] {
  const html = renderToStaticMarkup(<LeadForm form={{ ...form, ...changes }} id="f" />);
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...walk(child)] : []));
  return walk(parseFragment(html));
}

const attr = (element: Element | undefined, name: string) =>
  element?.attrs.find((one) => one.name === name)?.value;
const textOf = (node: DefaultTreeAdapterTypes.ParentNode): string =>
  node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');

test('texts from YAML and choices are text', () => {
  const steps = [
    { heading: evil, fields },
    { heading: 'Two', fields: [] },
  ];
  const thanks = { heading: evil, text: evil };
  const elements = elementsOf({ steps, thanks, submit: evil });
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  expect(scripts.map((script) => attr(script, 'type'))).toEqual(['application/json']);
  const [data] = scripts;
  expect(JSON.parse(data ? textOf(data) : '').steps[0].heading).toBe(evil);
  expect(elements.filter((element) => attr(element, 'value') === evil)).toHaveLength(2);
});

test('fields come in their order, with their labels and what is optional', () => {
  const shown = elementsOf().filter((element) => attr(element, 'data-field'));
  expect(
    shown.map((element) => {
      const label = element.childNodes.find((node) => 'tagName' in node && /label|legend/.test(node.tagName));
      return `${attr(element, 'data-field')}: ${label && 'childNodes' in label ? textOf(label) : ''}`;
    }),
  ).toEqual([
    `answers.shift: Shift ${evil}`,
    'answers.state: State (optional)',
    'message: Message (optional)',
    'answers.notes: Notes (optional)',
    'answers.start: Start',
    'answers.license: License',
    'email: Work email',
    'fullName: Full name',
    'phoneNumber: Phone',
  ]);
});

test('each own field declares itself to the server', () => {
  const declared = elementsOf().flatMap((element) =>
    attr(element, 'data-type') ? [[attr(element, 'data-type'), attr(element, 'data-label')]] : [],
  );
  expect(declared).toEqual([
    ['choice', `Shift ${evil}`],
    ['choice', 'State'],
    ['text', 'Notes'],
    ['date', 'Start'],
    ['file', 'License'],
  ]);
});

test('few choices are all shown, and more open as a list', () => {
  const elements = elementsOf();
  expect(elements.filter((element) => attr(element, 'type') === 'radio')).toHaveLength(2);
  expect(
    elements.filter(({ tagName }) => tagName === 'option').map((option) => attr(option, 'value')),
  ).toEqual(['', ...'ABCDEF', evil]);
});

test('without scripts a hidden file does not block the form', () => {
  const file = elementsOf().find((element) => attr(element, 'type') === 'file');
  expect(attr(file, 'required')).toBe(undefined);
  expect(
    attr(
      elementsOf().find((element) => attr(element, 'type') === 'date'),
      'required',
    ),
  ).toBe('');
});

test('hints and errors describe their fields', () => {
  const elements = elementsOf();
  const byId = new Set(elements.map((element) => attr(element, 'id')));
  const described = elements.flatMap((element) => attr(element, 'aria-describedby')?.split(' ') ?? []);
  expect(described.filter((id) => !byId.has(id))).toEqual([]);
  expect(described).toContain('f-answers-notes-hint');
});

test('a form says what follows it, and holds the message that takes its place', () => {
  const [plain] = elementsOf();
  expect(attr(plain, 'data-thanks')).toBe(undefined);
  expect(attr(elementsOf({ thanks: { route: '/hello/' } })[0], 'data-thanks')).toBe('/hello/');
  const elements = elementsOf({ thanks: { heading: 'Thank **you**' } });
  expect(attr(elements[0], 'data-thanks')).toBe('#f-thanks');
  const message = elements.find((element) => attr(element, 'id') === 'f-thanks');
  expect([attr(message, 'role'), attr(message, 'tabindex')]).toEqual(['status', '-1']);
});
