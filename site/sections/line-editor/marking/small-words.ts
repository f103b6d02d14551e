// cspell:disable
import { list } from './english.ts';

/** The most frequent small words of languages a line could be in. */
export const smallWords: Readonly<Record<string, readonly string[]>> = {
  english: list(
    `the, and, of, for, to, in, with, a, an, on, by, at, from, as, that, which, my, i, was, is, were, our, into, per`,
  ),
  spanish: list(
    `de, la, el, los, las, y, en, con, para, por, del, una, un, que, se, su, como, al, más, responsable, equipo`,
  ),
  german: list(
    `und, der, die, das, mit, für, von, zu, den, dem, ein, eine, einer, im, bei, als, auf, des, sowie, verantwortlich`,
  ),
  french: list(
    `et, le, la, les, des, du, un, une, pour, avec, dans, en, au, aux, sur, de, chargé, équipe, responsable`,
  ),
  portuguese: list(
    `e, o, os, as, do, da, dos, das, em, com, para, por, uma, um, não, de, pela, equipe, responsável`,
  ),
  italian: list(`di, e, il, gli, con, per, del, della, un, una, nel, dei, delle, team, responsabile, al, le`),
  dutch: list(`en, de, het, een, van, voor, met, op, bij, te, verantwoordelijk, als, aan`),
};
