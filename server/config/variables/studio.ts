import * as parse from '../parsers.ts';
import { type Parser, variable } from '../variable.ts';

const urlOrOff: Parser<string> = (value, reject) =>
  value === 'off'
    ? value
    : parse.webUrl(value, (_must, got) =>
        reject('be a URL that starts with https:// or http://, or off', got),
      );

/** Where authors edit pages. What the studio's process reads itself is in `generator/studio/variables.ts`. */
export const studioVariables = {
  url: variable('STUDIO_URL', {
    parse: urlOrOff,
    about:
      'address of a studio’s process, e.g. http://studio:3001; without it, the server starts one of its own where the generator is; off disables the studio',
  }),
  secret: variable('STUDIO_SECRET', {
    parse: parse.matching(/^.{32,}$/s, 'at least 32 characters'),
    about:
      'at least 32 characters, the same for the server and the studio’s process; signs which author makes a request; required with STUDIO_URL, otherwise generated once and kept in the database',
    isSecret: true,
  }),
};
