import type { Family } from '../hostile-case.ts';
import { badJson } from './bad-json.ts';
import { contentTypes } from './content-types.ts';
import { controlCharacters } from './control-characters.ts';
import { headers } from './headers.ts';
import { hosts } from './hosts.ts';
import { injections } from './injections.ts';
import { lineBreaks } from './line-breaks.ts';
import { methods } from './methods.ts';
import { oddPaths } from './odd-paths.ts';
import { paths } from './paths.ts';
import { prototype } from './prototype.ts';
import { rawHttp } from './raw-http.ts';
import { scripts } from './scripts.ts';
import { smuggling } from './smuggling.ts';
import { tooDeep } from './too-deep.ts';
import { tooLarge } from './too-large.ts';
import { unicode } from './unicode.ts';
import { wrongTypes } from './wrong-types.ts';

/** All hostile requests. */
export const corpus: readonly Family[] = [
  badJson,
  wrongTypes,
  tooLarge,
  tooDeep,
  controlCharacters,
  lineBreaks,
  scripts,
  injections,
  unicode,
  prototype,
  contentTypes,
  headers,
  hosts,
  methods,
  paths,
  oddPaths,
  rawHttp,
  smuggling,
];
