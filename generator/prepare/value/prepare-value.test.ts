import { beforeAll, describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { fact } from '../../fixtures/fact.ts';
import { frozen } from '../../fixtures/frozen.ts';
import { openSmallSite, type SmallSite } from '../../fixtures/open-small-site.ts';
import { compilePlans, type Plan } from './plan.ts';
import { prepareValue } from './prepare-value.ts';

let site: SmallSite;
const plans = compilePlans(loadSchemas());
beforeAll(async () => {
  site = await openSmallSite();
});

const prepare = (data: unknown, plan: Plan | undefined, facts?: Record<string, string>) =>
  prepareValue(frozen(data), plan, ['here'], site.contextFor({ facts }));
const action: Plan = { kind: 'action', text: { minLength: 1, maxLength: 80 } };
const image: Plan = { kind: 'image', text: { maxLength: 300 } };
const section = (type: string) => plans.get(`sections/${type}`);
const keysOf = (type: string) => (section(type) as Plan & { kind: 'group' }).keys;

describe('plans', () => {
  it('are compiled from the schema, only for values that need preparing', () => {
    const faqs = keysOf('faqs');
    expect(faqs.get('heading')).toEqual({ kind: 'rich', minLength: 1, maxLength: 4000 });
    expect(faqs.get('action')).toEqual(action);
    expect(faqs.get('items')).toEqual({ kind: 'content', collection: 'faqs' });
    expect([faqs.has('open'), faqs.has('numbered')]).toEqual([false, false]);
    expect(plans.get('content/clients')).toEqual({
      kind: 'group',
      keys: new Map<string, Plan>([
        ['name', { kind: 'text', minLength: 1, maxLength: 2000 }],
        ['logo', { ...image, text: { ...image.text, quoted: true } }],
      ]),
    });
    expect(section('policy')).toMatchObject({ kind: 'group' });
    expect(keysOf('policy').get('parts')).toMatchObject({ kind: 'list' });
  });
});

describe('preparing a value', () => {
  it('resolves facts, content, and actions without changing the input', () => {
    const written = frozen({
      type: 'faqs',
      heading: `In ${fact('season')}`,
      items: ['parking', 'burning'],
      action: { label: 'Ask', call: true },
      open: false,
    });
    const { value, findings, links } = prepare(written, section('faqs'), { season: 'autumn' });
    expect(findings).toEqual([]);
    expect(links).toEqual([]);
    expect(value).toEqual({
      type: 'faqs',
      heading: 'In autumn',
      items: [
        { id: 'parking', question: 'Where can I park?', answer: 'Behind the [workshop](/workshop/).' },
        { id: 'burning', question: 'How long does one burn?', answer: expect.stringContaining('40 hours') },
      ],
      action: { label: 'Ask', look: 'primary', kind: 'call', href: 'tel:+12185550147' },
      open: false,
    });
    expect(written.items).toEqual(['parking', 'burning']);
  });

  it.each<[object, object]>([
    [{ form: 'order' }, { kind: 'form', href: '#form-order', form: 'order' }],
    [{ chat: true }, { kind: 'chat', href: 'tel:+12185550147' }],
    [{ link: '/workshop/' }, { kind: 'link', href: '/workshop/' }],
    [{ anchor: 'faqs' }, { kind: 'anchor', href: '#faqs' }],
    [{ call: '+1 (218) 555-0150' }, { kind: 'call', href: 'tel:+12185550150' }],
  ])('gives the action %j a URL that works without scripts', (target, prepared) => {
    const { value } = prepare({ label: `Call ${fact('phone')}`, look: 'light', ...target }, action);
    expect(value).toEqual({ label: 'Call (218) 555-0147', look: 'light', ...prepared });
  });

  it('resolves a picture, with facts in its alt text', () => {
    const { value } = prepare({ src: 'makers/wick-works.svg', alt: `In ${fact('season')}` }, image);
    expect(value).toMatchObject({ alt: 'In spring', width: 120, height: 40 });
    expect((value as { src: string }).src).toMatch(/^\/assets\/wick-works-\w{8}\.svg$/);
  });

  it('collects links, anchors, and forms', () => {
    const { anchors, links, forms } = prepare(
      {
        heading: 'See [this](/workshop/#top), [that](#end) and [them](https://x.example).',
        actions: [
          { label: 'a', form: 'order' },
          { label: 'b', anchor: 'end' },
          { label: 'c', link: '/' },
        ],
      },
      section('notice'),
    );
    expect(links.map(({ link }) => link)).toEqual(['/workshop/#top', 'https://x.example', '/']);
    expect(anchors.map(({ anchor, path }) => [anchor, path.join('.')])).toEqual([
      ['end', 'here.heading'],
      ['end', 'here.actions.1.anchor'],
    ]);
    expect([...forms]).toEqual(['order']);
  });

  it.each([
    ['workshop/', '/workshop/'],
    ['../workshop/', '/workshop/'],
    ['www.example.com', 'https://www.example.com'],
    ['http://example.com/a', 'https://example.com/a'],
    ['shop@x.example', 'mailto:shop@x.example'],
    ['data:text/plain,x', undefined],
    ['tel:abc', undefined],
    ['javascript:alert`1`', undefined],
  ])('reports a text with the link %s', (target, nearest) => {
    for (const facts of [{}, { target }]) {
      const written = `[x](${'target' in facts ? fact('target') : target})`;
      const { findings, links } = prepare(written, { kind: 'rich' }, facts as Record<string, string>);
      expect(findings).toMatchObject([{ code: 'BadLink', data: { link: target, nearest }, word: target }]);
      expect(links).toEqual([]);
    }
  });

  it('fills in the email address of a mailto link', () => {
    const written = { label: 'Write', link: `mailto:${fact('email')}` };
    const { value, links } = prepare(written, action, { email: 'shop@x.example' });
    expect(value).toMatchObject({ href: 'mailto:shop@x.example' });
    expect(links).toMatchObject([{ link: 'mailto:shop@x.example' }]);
  });

  it.each(['/workshop/', '#print', 'https://x.example/a', `mailto:${fact('email')}`])(
    'accepts a text with the link %s',
    (target) => {
      expect(prepare(`[x](${target})`, { kind: 'rich' }).findings).toEqual([]);
    },
  );

  it('checks the length of texts with their facts', () => {
    const reported = (data: unknown, plan: Plan | undefined, season: string) =>
      prepare(data, plan, { season }).findings.map(({ code, path }) => `${code} ${path.join('.')}`);
    const heading = { heading: fact('season') };
    expect(reported(heading, section('faqs'), ' ')).toEqual(['EmptyValue here.heading']);
    expect(reported(heading, section('faqs'), 's'.repeat(4001))).toEqual(['TooLong here.heading']);
    expect(reported(heading, section('faqs'), 's'.repeat(4000))).toEqual([]);
    const button = { label: `In ${fact('season')}`, chat: true };
    expect(reported(button, action, 's'.repeat(78))).toEqual(['TooLong here.label']);
    const picture = { src: 'makers/wick-works.svg', alt: fact('season') };
    expect(reported(picture, image, '')).toEqual([]);
    expect(reported(picture, image, 's'.repeat(301))).toEqual(['TooLong here.alt']);
  });

  it('collects anchors that content links to, with their paths in its file', () => {
    const entry = { question: 'Q', answer: 'See [the end](#end).' };
    const context = site.contextFor({});
    const plan = plans.get('content/faqs');
    const { contentAnchors, anchors } = prepareValue({ items: ['one'] }, section('faqs'), [], {
      ...context,
      contentIds: () => ['one'],
      content: () => ({ data: entry, plan }),
    });
    expect(anchors).toEqual([]);
    expect(contentAnchors).toEqual([{ collection: 'faqs', anchor: 'end', path: ['one', 'answer'] }]);
  });

  it.each<[string, unknown, Plan, string]>([
    ['a fact', fact('seasons'), { kind: 'text' }, 'UnknownFact'],
    ['content', ['parkin'], { kind: 'content', collection: 'faqs' }, 'UnknownContent'],
    ['a form', 'ordre', { kind: 'form' }, 'UnknownContent'],
    ['the form of an action', { label: 'a', form: 'ordre' }, action, 'UnknownContent'],
    ['the package of an action', { label: 'a', form: 'order', package: 'p' }, action, 'UnknownContent'],
    ['a picture', { src: 'no.png', alt: '' }, image, 'MissingImage'],
  ])('reports %s that does not exist', (_name, value, plan, code) => {
    expect(prepare(value, plan).findings.map((found) => found.code)).toEqual([code]);
  });

  it('does not mistake inherited object properties for facts, content, or forms', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      expect(prepare(fact(name), { kind: 'text' }, { own: 'x' }).findings).toHaveLength(1);
      expect(prepare([name], { kind: 'content', collection: 'faqs' }).findings).toHaveLength(1);
      expect(prepare(name, { kind: 'form' }).findings).toHaveLength(1);
    }
  });

  it('skips values of the wrong type, which validation reports', () => {
    const wrong = { heading: ['x'], lead: null, action: 'Ask', items: 'parking', open: 'yes' };
    expect(prepare(wrong, section('faqs')).findings).toEqual([]);
  });
});
