import { expect, it } from 'vitest';
import { changedPaths } from './changed-paths.ts';

const page = {
  theme: 'day',
  sections: {
    hero: { heading: 'Light', actions: [{ label: 'Order' }] },
    makers: { type: 'logos' },
    faqs: { items: 'all' },
  },
};
const { hero, makers, faqs } = page.sections;

it.each<[string, object, string[]]>([
  [
    'a text',
    { ...page, sections: { ...page.sections, hero: { ...hero, heading: 'Dark' } } },
    ['sections.hero.heading'],
  ],
  [
    'a list, as a whole',
    { ...page, sections: { ...page.sections, hero: { ...hero, actions: [{ label: 'Call' }] } } },
    ['sections.hero.actions'],
  ],
  ['a section that is gone', { ...page, sections: { hero, faqs } }, ['sections.makers']],
  ['a new section', { ...page, sections: { ...page.sections, band: { type: 'band' } } }, ['sections.band']],
  ['a section that moved', { ...page, sections: { makers, faqs, hero } }, ['sections.hero']],
  ['a key of the page', { ...page, theme: 'night' }, ['theme']],
  ['nothing', { sections: page.sections, theme: 'day' }, []],
])('the place of a change is found: %s', (_what, after, expected) => {
  expect(changedPaths(page, after)).toEqual(expected);
});
