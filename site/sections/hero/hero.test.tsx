import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PreparedForm } from '../../prepared-page.ts';
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

describe('the changing words', () => {
  test('stand in the headline where {rotate} is, and only the first is read aloud', () => {
    const html = render({ headline: 'The {rotate}\nresume.', rotate: words });
    const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
    expect(h1.replace(/<[^>]+>/g, '')).toBe(`The ${words.join(' ')} resume.`);
    expect(h1).toContain('data-turns="4"');
    expect([...h1.matchAll(/<span aria-hidden="true">([\w-]+)/g)].map(([, word]) => word)).toEqual(
      words.slice(1),
    );
  });

  test('come with a switch that pauses them without scripts', () => {
    expect(render({ headline: 'The {rotate}', rotate: words })).toMatch(
      /<label class="pause link pause-button"><input type="checkbox" aria-label="Pause or play/,
    );
    expect(render({ headline: 'Nothing changes here.' })).not.toContain('pause');
  });
});

test('a headline with a mark and two lines keeps both', () => {
  const html = render({ headline: 'A page that\n==gets read==.' });
  expect(html).toContain('<span>A page that</span> <span><span class="highlighted">gets read</span>.</span>');
});

test('a phone reads copy, draft, form and notes in this order', () => {
  const html = render({ lead: 'Lead.', draft, form, notes: [{ remark: 'Start.', text: 'Verbs.' }] });
  const order = ['Lead.', 'class="draft"', 'action="/api/leads"', 'class="margin"'].map((part) =>
    html.indexOf(part),
  );
  expect(order.every((at) => at > 0)).toBe(true);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('the draft is one picture with words for those who do not see it', () => {
  const html = render({ draft });
  expect(html).toContain('<div class="draft" role="img" aria-label="A resume with corrections">');
  expect(html).toMatch(/<del class="del">Responsible for<svg/);
  expect(html).toMatch(/<ins class="ins"><svg.*?<\/svg>Led<\/ins>/);
  expect(html).toContain('>Experience</p>');
});

test('what is for desktops only is marked so, a line or a whole job', () => {
  const html = render({ draft });
  expect(html).toContain('<li class="desk">Promoted nine.</li>');
  expect(html).toMatch(/<div class="job desk"><p><b>Supervisor<\/b><\/p>/);
  expect(html.match(/desk/g)).toHaveLength(2);
});

test('the rating is said once', () => {
  const html = render({ rating: { value: 4.5, source: 'Fairpost' } });
  expect(html).toContain('<span aria-hidden="true"><span class="stars"');
  expect(html).toContain('<b class="num">4.5 out of 5</b> on Fairpost');
});

test('nothing in it needs a style attribute', () => {
  expect(render({ headline: 'The {rotate}', rotate: words, draft, form })).not.toMatch(/\sstyle=/);
});
