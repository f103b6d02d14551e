import { nearest } from '../../schema/nearest.ts';
import { slug } from '../lib/slug.ts';

/** Options without a value. */
const flags = ['json', 'host'];

/**
 * Without two dashes, `npm run new tampa --extends lp8` gives `--extends` to npm, which passes on only `lp8`. npm leaves a
 * trace of such an option in the environment.
 * @param positionals the words that the command got, itself first
 * @param options of the command
 * @returns what went wrong and what to type instead; undefined if npm took no option
 */
export function lostOptions(
  [command = '', ...words]: string[],
  options: string[],
  env: NodeJS.ProcessEnv,
): string | undefined {
  if (env.npm_lifecycle_event !== command) return undefined;
  const taken = Object.entries(env).flatMap(([name, value]) => {
    const written = /^npm_config_(\w+)$/.exec(name)?.[1];
    return written && value ? [{ written, value, option: nearest(written, options) }] : [];
  });
  const meant = taken.flatMap(({ option, ...one }) => (option === undefined ? [] : [{ ...one, option }]));
  if (meant.length > 0) {
    const intended = commandWith(command, words, meant);
    const wrong = meant.find(({ written, option }) => written !== option);
    return wrong
      ? `${noOption(`--${wrong.written}`, options)} Type:\n\n  ${intended}`
      : `npm took these options as its own. Put two dashes before them:\n\n  ${intended}`;
  }
  // One word more than the command takes: the value of an option that npm does not have, either.
  const [unknown] = taken.filter(({ written, value }) => value === 'true' && !written.includes('_'));
  return words.length > 1 && unknown ? noOption(`--${unknown.written}`, options) : undefined;
}

/** The reason why an option is not accepted. @param written with its dashes */
export function noOption(written: string, options: string[]): string {
  const near = nearest(written.replace(/^-+/, ''), options);
  const list = options.map((option) => `--${option}`).join(', ');
  return `There is no option ${written}. ${near ? `Did you mean --${near}?` : `Options of this command: ${list}.`}`;
}

/** `new Tampa Offer --extends lp8` arrives as the words of the name, then the values of the options. */
function commandWith(command: string, words: string[], taken: { option: string; value: string }[]): string {
  const isAmongWords = ({ option, value }: (typeof taken)[number]) =>
    value === 'true' && !flags.includes(option);
  const values = words.splice(Math.max(0, words.length - taken.filter(isAmongWords).length));
  const name = command === 'new' ? pageName(words) : words.join(' ');
  const written = taken.flatMap((one) => [
    `--${one.option}`,
    ...(isAmongWords(one) ? values.splice(0, 1) : flags.includes(one.option) ? [] : [one.value]),
  ]);
  return ['npm run', command, ...(name ? [name] : []), '--', ...written].join(' ');
}

/** The one word that several words become as the name of a page. */
export const pageName = (words: string[]) => (words.length === 0 ? 'NAME' : slug(words.join(' '), 'my-page'));
