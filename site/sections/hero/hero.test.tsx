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
      /<label class="pause link pause-button"><input type="checkbox" aria-label="Pause or play/,
    );
    expect(render({ headline: 'Nothing changes here.' })).not.toContain('pause');
  });
});

test('a headline keeps its marks and lines', () => {
  const html = render({ headline: 'A page that\n==gets read==.' });
  expect(html).toContain('<span>A page that</span> <span><span class="highlighted">gets read</span>.</span>');
});

test('the source order is copy, draft, form, notes', () => {
  const html = render({ lead: 'Lead.', draft, form, notes: [{ remark: 'Start.', text: 'Verbs.' }] });
  const order = ['Lead.', 'class="draft"', 'action="/api/leads"', 'class="margin"'].map((part) =>
    html.indexOf(part),
  );
  expect(order.every((at) => at > 0)).toBe(true);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('the draft is a single picture with alternative text', () => {
  const html = render({ draft });
  expect(html).toContain('<div class="draft" role="img" aria-label="A resume with corrections">');
  expect(html).toMatch(/<del class="del">Responsible for<svg/);
  expect(html).toMatch(/<ins class="ins"><svg.*?<\/svg>Led<\/ins>/);
  expect(html).toContain('>Experience</p>');
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
