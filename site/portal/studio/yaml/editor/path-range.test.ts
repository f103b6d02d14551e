import { expect, it } from 'vitest';
import { pathRange } from './path-range.ts';
import { textOf } from './source-sync.ts';

const text = `# A page.
route: /a/
"quoted key": 1
sections:
  hero:
    type: hero
    headline: |-
      The {rotate}
      resume.

    actions:
      - { label: Call, form: order }
      - label: Chat
        chat: true
    rotate: [One, Two]
`;

it.each([
  [['route'], 'route: /a/'],
  [['quoted key'], '"quoted key": 1'],
  [['sections', 'hero', 'headline'], 'headline: |-\n      The {rotate}\n      resume.'],
  [['sections', 'hero', 'actions', 0], '{ label: Call, form: order }'],
  [['sections', 'hero', 'actions', 0, 'form'], 'form: order'],
  [['sections', 'hero', 'actions', 1], 'label: Chat\n        chat: true'],
  [['sections', 'hero', 'actions', 1, 'chat'], 'chat: true'],
  [['sections', 'hero', 'rotate', 1], 'Two'],
])('finds %j', (path, expected) => {
  const range = pathRange(textOf(text), path);
  expect(range && text.slice(range.from, range.to).trim()).toBe(expected);
});

it('finds as much of a path as there is', () => {
  const range = pathRange(textOf(text), ['sections', 'hero', 'actions', 1, 'look']);
  expect(range && text.slice(range.from, range.to).trim()).toBe('label: Chat\n        chat: true');
});

it('finds nothing in another file or an empty one', () => {
  expect(pathRange(textOf(text), ['facts', 'phone'])).toBeUndefined();
  expect(pathRange(textOf(''), ['route'])).toBeUndefined();
});
