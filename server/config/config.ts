import { rules } from './rules.ts';
import { readTree } from './variable.ts';
import { type Config, variables } from './variables.ts';

export type { Config };

/** The environment is invalid; the message lists every problem, one per line. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    const count = `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
    super([`Invalid environment (${count}):`, ...problems].join('\n  '));
    this.name = 'ConfigError';
  }
}

/** Problems outside the environment's text, one line each. */
export interface Findings {
  problems: readonly string[];
  /** Listed with problems, but not problems by themselves. */
  warnings: readonly string[];
}

/**
 * @param inspect examines what the environment names; also called when the environment has other problems
 * @throws ConfigError naming every invalid variable, not only the first
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  inspect: (config: Config) => Findings = () => ({ problems: [], warnings: [] }),
): Config {
  const found: string[] = [];
  const config = readTree(variables, environment, (problem) => found.push(problem));
  found.push(...rules.flatMap((rule) => rule(config) || []));
  const { problems, warnings } = inspect(config);
  found.push(...problems);
  if (found.length > 0) throw new ConfigError([...found, ...warnings]);
  return config;
}
