import { expect, it } from 'vitest';
import type { PreparedSection } from '../../site/prepared-data.ts';
import { groundFindings } from './grounds.ts';

const section = (type: PreparedSection['type'], props = {}): PreparedSection => ({ id: type, type, props });

/** @param own the sections that the page's own file states */
function found(sections: PreparedSection[], own: string[] = []) {
  const text = `sections:\n${own.map((id) => `  ${id}: {}\n`).join('')}`;
  return groundFindings({ sections }, [{ file: 'page.yaml', text }]).map(
    ({ path, data }) => `${path.join('.')}: ${data.ground}`,
  );
}

it('accepts sections on paper in a row', () => {
  expect(found([section('faqs'), section('prose'), section('stats-band')])).toEqual([]);
});

it('points at the section that the page itself states', () => {
  const sections = [section('prose', { ground: 'sheet' }), section('awards', { ground: 'sheet' })];
  expect(found(sections, ['prose'])).toEqual(['sections.prose.ground: sheet']);
  expect(found(sections, ['awards'])).toEqual(['sections.awards.ground: sheet']);
});

it('points at the section that can have another ground', () => {
  expect(found([section('how-it-works'), section('contact')], ['contact'])).toEqual([
    'sections.how-it-works.ground: blotter',
  ]);
  expect(found([section('contact'), section('notice')])).toEqual(['sections.notice: blotter']);
});

it('takes the end of a first screen for paper', () => {
  const hero = section('hero', { ask: { heading: 'Ask.' } });
  expect(found([hero, section('contact')])).toEqual([]);
  expect(found([section('hero'), section('contact')])).toEqual(['sections.contact: blotter']);
});

it('points at the sections of a variant that makes neighbors of two sections', () => {
  const [prose, faqs, awards] = ['prose', 'faqs', 'awards'] as const;
  const sections = [section(prose, { ground: 'sheet' }), section(awards, { ground: 'sheet' })];
  const base = { file: 'base.yaml', text: 'sections:\n  prose: {}\n  faqs: {}\n  awards: {}\n' };
  const variant = { file: 'page.yaml', text: `sections:\n  ${faqs}: null\n` };
  const [own] = groundFindings({ sections }, [variant, base]);
  expect([own?.path, own?.data]).toEqual([
    ['sections'],
    { id: awards, other: prose, ground: 'sheet', change: 'paper', isVariants: true },
  ]);
  const [inherited] = groundFindings({ sections }, [
    variant,
    { ...base, text: base.text.replace('  faqs: {}\n', '') },
  ]);
  expect(inherited?.path).toEqual(['sections', awards, 'ground']);
});

it('suggests a ground that neither neighbor has', () => {
  const sections = [
    section('prose', { ground: 'sheet' }),
    section('awards', { ground: 'sheet' }),
    section('faqs'),
  ];
  expect(groundFindings({ sections }, [])[0]?.data.change).toBe('blotter');
});
