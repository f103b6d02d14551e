/**
 * Without two dashes, `npm run new tampa --extends lp8` gives `--extends` to npm, which passes on only `lp8`. npm leaves a
 * trace of such an option in the environment.
 * @param positionals the words that the command got, itself first
 * @returns what to type instead; undefined if npm took no option
 */
export function commandWithDashes(
  [command = '', ...words]: string[],
  options: string[],
  env: NodeJS.ProcessEnv,
): string | undefined {
  if (env.npm_lifecycle_event !== command) return undefined;
  const taken = options.flatMap((option) => {
    const value = env[`npm_config_${option}`];
    return value ? [{ option, value }] : [];
  });
  if (taken.length === 0) return undefined;
  const name = command === 'new' ? words.splice(0, 1) : [];
  const written = taken.flatMap(({ option, value }) => [
    `--${option}`,
    ...(value === 'true' ? words.splice(0, option === 'json' ? 0 : 1) : [value]),
  ]);
  return ['npm run', command, ...name, '--', ...written, ...words].join(' ');
}
