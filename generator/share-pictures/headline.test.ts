import { describe, expect, it } from 'vitest';
import { controls, headlineOf, readHeadline } from './headline.ts';

const section = (props: Record<string, unknown>) => [{ id: 'a', type: 'hero' as const, props }];
const { from, to, line } = controls;

describe('the headline of a page', () => {
  it.each(['headline', 'title', 'heading'])('is the %s of its first section', (key) => {
    const sections = [...section({ [key]: 'Seen first.' }), ...section({ headline: 'Seen later.' })];
    expect(headlineOf(sections, 'The page').plain).toBe('Seen first.');
  });

  it('is the page title if the first section has no text', () => {
    expect(headlineOf([], 'The page').plain).toBe('The page');
    expect(headlineOf(section({ heading: '  ', items: [] }), 'The page').plain).toBe('The page');
  });

  it('contains the first rotating word, stressed', () => {
    const sections = section({ headline: 'The\n{rotate}\nthey remember.', rotate: ['Résumé', 'Letter'] });
    const { plain, drawn } = headlineOf(sections, '');
    expect(plain).toBe('The Résumé they remember.');
    expect(drawn).toBe(`The${line}${from}Résumé${to}${line}they remember.`);
  });

  it.each([
    ['Light that ((lasts)).', `Light that ${from}lasts${to}.`],
    ['We find __the words__.', `We find ${from}the words${to}.`],
    ['Words the ==posting== uses', `Words the ${from}posting${to} uses`],
    ['A page that is *read*', `A page that is ${from}read${to}`],
    ['~~Hard-working~~ ++Operations++ Manager', 'Operations Manager'],
    ['Read our [terms](/terms) *once*', `Read our terms ${from}once${to}`],
  ])('drops marks and stresses the first marked words: %s', (written, drawn) => {
    expect(readHeadline(written)).toEqual({ plain: drawn.replace(/[\ue000\ue001]/g, ''), drawn });
  });

  it.each([
    ['Łukasz’s Čeština in Őr', 'Lukasz’s Cestina in Or'],
    ['Zoë, Ñandú & Ærø', 'Zoë, Ñandú & Ærø'],
    ['ﬁnal\u00a0word\u200b, non\u2011stop', 'final\u00a0word, non-stop'],
  ])('loses accents that cannot be drawn: %s', (written, drawn) => {
    expect(readHeadline(written).drawn).toBe(drawn);
  });

  it.each(['Резюме', '履歴書', 'Read 🐦', 'α and ω'])(
    'cannot be drawn with unknown letters: %s',
    (written) => {
      expect(readHeadline(written)).toEqual({ plain: written });
    },
  );

  it.each(['', ' \n ', '\u200b'])('cannot be drawn without visible letters: %j', (written) => {
    expect(readHeadline(written).drawn).toBeUndefined();
  });

  it('drops control characters that an author wrote', () => {
    expect(readHeadline('A\ue000B\ue002C').drawn).toBe('ABC');
  });
});
