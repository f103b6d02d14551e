import { existsSync } from 'node:fs';
import { ConfigError } from '../../server/config/config.ts';
import { readTree, type ValuesOf } from '../../server/config/variable.ts';
import { listFolder } from '../load/page-folder.ts';
import { studioVariables } from './variables.ts';

/** Everything that the environment decides about the studio's process. */
export type StudioConfig = ValuesOf<typeof studioVariables> & { readonly secret: string };

/** @throws ConfigError naming every invalid variable, not only the first */
export function readStudioConfig(environment: Readonly<Record<string, string | undefined>>): StudioConfig {
  const problems: string[] = [];
  const config = readTree(studioVariables, environment, (problem) => problems.push(problem));
  const { secret, configs } = config;
  if (!existsSync(listFolder(configs).site))
    problems.push(`CONFIGS_DIR must be a folder of pages, with a site.yaml, but "${configs}" is not.`);
  if (secret === undefined)
    problems.push(
      'STUDIO_SECRET must be set, to the same value as for the server, e.g. to the output of: openssl rand -hex 32',
    );
  if (problems.length > 0 || secret === undefined) throw new ConfigError(problems);
  return { ...config, secret };
}
