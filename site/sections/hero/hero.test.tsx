import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PreparedForm } from '../../prepared-data.ts';
import { Hero } from './hero.tsx';

const form: PreparedForm = {
  name: 'order',
  kind: 'order',
  title: 'Send it to an editor',
  submit: 'Get Started',
  submitting: 'Submitting...',
  message: false,
  service: 'Resume Writing',
  country: 'UNITED STATES',
  pageUrl: '/lp8/',
  brandSlug: 'larkfield-resumes',
  terms: { terms: '/term-of-use/', privacy: '/privacy-policy/' },
};

const draft = {
  alt: 'A resume with corrections',
  name: 'Maya Ellison',
  summary: '~~Responsible for~~ ++Led++ 42 people.',
  jobs: [
    {
      title: 'Operations Manager',
      years: '2021 – Present',
      bullets: [{ text: '{tick} Saved $410K.' }, { text: 'Promoted nine.', desktopOnly: true }],
    },
    { title: 'Supervisor', desktopOnly: true, bullets: [{ text: 'Ran the night shift.' }] },
  ],
};

function render(props: object): string {
  const whole = { id: 'hero', headline: 'Read.', ...props } as Parameters<typeof Hero>[0];
  return renderToStaticMarkup(<Hero {...whole} />);
}

const words = ['Professional', 'ATS-Optimized', 'Industry-Specific', 'Expert-Written'];

describe('the rotating words', () => {
  test('replace {rotate} in the headline, and screen readers get only the first', () => {
    const html = render({ headline: 'The {rotate}\nresume.', rotate: words });
    const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
    expect(h1.replace(/<[^>]+>/g, '')).toBe(`The ${words.join(' ')} resume.`);
    expect(h1).toContain('data-turns="4"');
    expect([...h1.matchAll(/<span aria-hidden="true">([\w-]+)/g)].map(([, word]) => word)).toEqual(
      words.slice(1),
    );
  });

  test('can be paused without scripts', () => {
    expect(render({ headline: 'The {rotate}', rotate: words })).toMatch(
      /<label class="pause pause-button" title="Pause or play"><input type="checkbox" aria-label="Pause or play/,
    );
    expect(render({ headline: 'Nothing changes here.' })).not.toContain('pause');
  });
});

test('a headline keeps its marks and lines', () => {
  const html = render({ headline: 'A page that\n==gets read==.' });
  expect(html).toContain('<span>A page that</span> <span><span class="highlighted">gets read</span>.</span>');
});

test('the source order is copy, main action, facts, rating, draft, notes, other actions, form', () => {
  const action = (label: string) => ({ label, look: 'primary', kind: 'anchor', href: '#x' });
  const html = render({
    lead: 'Lead.',
    actions: [action('Order'), action('Chat')],
    facts: [{ text: '**From $79**' }],
    rating: { value: 4.5, source: 'Fairpost' },
    draft,
    form,
    ask: { heading: 'One call first.' },
    notes: [{ remark: 'Start.', text: 'Verbs.' }],
  });
  const order = [
    'Lead.',
    'Order',
    '<strong>From $79</strong>',
    'on Fairpost',
    'class="draft"',
    'class="margin"',
    'One call first.',
    'Chat',
    'action="/api/leads"',
  ].map((part) => html.indexOf(part));
  expect(order.every((at) => at > 0)).toBe(true);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('the draft is a single picture with alternative text', () => {
  const html = render({ draft });
  expect(html).toContain('<div class="document" role="img" aria-label="A resume with corrections">');
  expect(html).toContain('>Experience</p>');
});

const picture = { src: '/photo.webp', alt: 'A nurse', width: 1600, height: 900, sources: [] };

test('a picture is loaded first, and replaces the draft and its notes', () => {
  const html = render({ draft, notes: [{ remark: 'Start.', text: 'Verbs.' }], picture, form });
  expect(html).toMatch(/<img src="\/photo.webp" alt="A nurse"[^>]* loading="eager" fetchPriority="high"/i);
  expect(html).not.toMatch(/class="(draft|margin)"/);
  expect(html).toContain('action="/api/leads"');
});

test('a film replaces the picture: it has captions, no sound, and a source for each width', () => {
  const film = {
    poster: picture,
    files: [{ src: '/s.mp4', upTo: 640 }, { src: '/l.webm' }],
    captions: '/c.vtt',
  };
  const html = render({ draft, picture: { ...picture, src: '/other.webp' }, film });
  const video = /<video.*<\/video>/s.exec(html)?.[0] ?? '';
  expect(video).toMatch(/^<video muted="" loop="" playsInline="" preload="none">/i);
  expect(video).toContain('<source src="/s.mp4" type="video/mp4" media="(max-width: 640px)"/>');
  expect(video).toContain('<source src="/l.webm" type="video/webm"/>');
  expect(video).toContain('<track kind="captions" src="/c.vtt"');
  expect(html).toContain('<noscript><a class="btn" href="/l.webm">');
  expect(html).not.toContain('/other.webp');
});

test('edits keep one order through the whole draft', () => {
  const html = render({
    draft: {
      ...draft,
      title: '~~Hard-working~~ Manager',
      jobs: [{ title: 'Manager', bullets: [{ text: '~~Helped to save~~ ++Saved++ $410K.' }] }],
    },
  });
  expect(
    [...html.matchAll(/data-turn="(\d)"><del>([\w -]+)/g)].map(([, turn, text]) => [turn, text]),
  ).toEqual([
    ['1', 'Hard-working'],
    ['2', 'Responsible for'],
    ['3', 'Helped to save'],
  ]);
});

test('a fact has a shorter form for phones where it is too long', () => {
  const html = render({
    facts: [{ text: 'From $79' }, { text: 'on time or your money back', short: 'or free' }],
  });
  expect(html).toContain(
    '<li>From $79</li><li><span class="long">on time or your money back</span><span class="short">or free</span></li>',
  );
});

test('lines and jobs for desktops only have a class', () => {
  const html = render({ draft });
  expect(html).toContain('<li class="desk">Promoted nine.</li>');
  expect(html).toMatch(/<div class="job desk"><p><b>Supervisor<\/b><\/p>/);
  expect(html.match(/desk/g)).toHaveLength(2);
});

test('screen readers get the rating once', () => {
  const html = render({ rating: { value: 4.5, source: 'Fairpost' } });
  expect(html).toContain('<span aria-hidden="true"><span class="stars"');
  expect(html).toContain('<b class="num">4.5 out of 5</b> on Fairpost');
});

test('does not need a style attribute', () => {
  expect(render({ headline: 'The {rotate}', rotate: words, draft, form })).not.toMatch(/\sstyle=/);
});
