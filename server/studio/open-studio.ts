import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { allVariables } from '../config/variables.ts';
import type { StudioConnection } from './forward.ts';
import { type StudioProcess, startStudioProcess } from './studio-process.ts';

/** The studio as this server's configuration has it. */
export interface Studio {
  /** Undefined if there is none. */
  connection: StudioConnection | undefined;
  /** Starts a process of this server's own, if it has one. */
  start(): void;
  stop(deadlineMs: number): Promise<void>;
}

/** The command line of the generator, which the server's image does not have. */
const generator = fileURLToPath(new URL('../../generator/bin.mjs', import.meta.url));

interface StudioParts {
  /** That of the server. */
  environment: Readonly<Record<string, string | undefined>>;
  /** The secret if none is configured: servers that share a studio have the same, and the addresses of previews outlive a restart. */
  storedSecret: string;
  logger: Logger;
}

export function openStudio(
  { url, secret: configured }: Config['studio'],
  { environment, storedSecret, logger }: StudioParts,
): Studio {
  const secret = configured ?? storedSecret;
  const isOwn = url === undefined && existsSync(generator);
  if (!isOwn) {
    const connection = url === undefined || url === 'off' ? undefined : { url: () => url, secret };
    return { connection, start() {}, async stop() {} };
  }
  let process: StudioProcess | undefined;
  return {
    connection: { url: () => process?.url(), secret },
    start() {
      process = startStudioProcess({
        command: [generator, 'studio'],
        environment: environmentOf(environment, secret),
        secret,
        logger,
      });
    },
    async stop(deadlineMs) {
      await process?.stop(deadlineMs);
    },
  };
}

/** The server's environment without its secrets. The process is reachable only on this machine, at a port of its choice. */
function environmentOf(
  environment: Readonly<Record<string, string | undefined>>,
  secret: string,
): Record<string, string | undefined> {
  const secrets = new Set<string>(allVariables.filter(({ isSecret }) => isSecret).map(({ name }) => name));
  const open = Object.entries(environment).filter(([name]) => !secrets.has(name));
  return { ...Object.fromEntries(open), STUDIO_HOST: '127.0.0.1', STUDIO_PORT: '0', STUDIO_SECRET: secret };
}
