import { expect, test } from 'vitest';
import { urlParams } from './url-params.ts';

test('a parameter and its default are written the way views read them', () => {
  expect(urlParams('Our {{ keyword | nursing resumes }} and {{town|Tampa}}.')).toEqual({
    text: 'Our {{keyword|nursing resumes}} and {{town|Tampa}}.',
    params: [
      { name: 'keyword', written: '{{ keyword | nursing resumes }}' },
      { name: 'town', written: '{{town|Tampa}}' },
    ],
  });
});

test.each(['{{keyword}}', '{{keyword | }}', '{{ | resumes}}', '{{Key word | resumes}}', '{{a | b | c}}'])(
  '%s has no name, which means it is malformed',
  (written) => {
    expect(urlParams(`Our ${written}`)).toEqual({ text: `Our ${written}`, params: [{ name: '', written }] });
  },
);
