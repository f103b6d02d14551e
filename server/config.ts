import { BlockList, isIP } from 'node:net';
import { type LogLevel, logLevels } from './logger.ts';

/** Everything that the environment decides. Made by `readConfig`, handed to whoever needs a part of it. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  distDir: string;
  trustProxy: BlockList;
  logLevel: LogLevel;
  bodyLimitBytes: number;
  staticCacheBytes: number;
  stopTimeoutMs: number;
}

/** The environment variables of the server: what the README's table shows, and what `readConfig` reads. */
export const variables = {
  PORT: { fallback: '3000', about: 'TCP port; 0 takes any free one' },
  HOST: { fallback: '127.0.0.1', about: 'address to listen on; 0.0.0.0 lets other machines in' },
  DATA_DIR: { fallback: './data', about: 'folder of the database; made when missing' },
  DIST_DIR: { fallback: 'dist', about: 'folder of the built site' },
  TRUST_PROXY: {
    fallback: '',
    about: 'addresses or CIDR ranges, by comma, of proxies whose X-Forwarded-* headers are believed',
  },
  LOG_LEVEL: { fallback: 'info', about: logLevels.join(', ') },
  BODY_LIMIT_BYTES: { fallback: '131072', about: 'largest body of a request' },
  STATIC_CACHE_BYTES: { fallback: '67108864', about: 'memory for files of the site, compressed and not' },
  STOP_TIMEOUT_MS: { fallback: '10000', about: 'how long a stop waits for requests under way' },
} as const satisfies Record<string, { fallback: string; about: string }>;

type VariableName = keyof typeof variables;

/** The environment is wrong; the message lists every fault, one to a line. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n  ${faults.join('\n  ')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** What is wrong beyond the words of the environment, one line each. */
export interface Findings {
  faults: readonly string[];
  /** Told beside faults; alone they stop nothing. */
  warnings: readonly string[];
}

/**
 * @param inspect looks at what the environment names; it is also asked when the environment has other faults
 * @throws ConfigError naming every variable that is wrong, not only the first
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  inspect: (config: Config) => Findings = () => ({ faults: [], warnings: [] }),
): Config {
  const faults: string[] = [];
  const text = (name: VariableName) => environment[name]?.trim() || variables[name].fallback;
  const fault = (name: VariableName, wanted: string) => {
    faults.push(`${name} must be ${wanted}, but is "${text(name)}".`);
  };
  const integer = (name: VariableName, least: number, most: number) => {
    const value = /^\d+$/.test(text(name)) ? Number(text(name)) : Number.NaN;
    if (!(value >= least && value <= most)) fault(name, `a whole number from ${least} to ${most}`);
    return value;
  };
  const logLevel = logLevels.find((level) => level === text('LOG_LEVEL'));
  if (!logLevel) fault('LOG_LEVEL', `one of ${logLevels.join(', ')}`);
  const trustProxy = parseProxies(text('TRUST_PROXY'), (entry) => {
    faults.push(`TRUST_PROXY must list IP addresses or CIDR ranges, but "${entry}" is neither.`);
  });
  if (!isIP(text('HOST')) && !/^[a-z0-9.-]+$/i.test(text('HOST')))
    fault('HOST', 'an IP address or a host name');

  const config: Config = {
    port: integer('PORT', 0, 65_535),
    host: text('HOST'),
    dataDir: text('DATA_DIR'),
    distDir: text('DIST_DIR'),
    trustProxy,
    logLevel: logLevel ?? 'info',
    bodyLimitBytes: integer('BODY_LIMIT_BYTES', 1024, 100_000_000),
    staticCacheBytes: integer('STATIC_CACHE_BYTES', 0, 100_000_000_000),
    stopTimeoutMs: integer('STOP_TIMEOUT_MS', 0, 600_000),
  };
  const found = inspect(config);
  faults.push(...found.faults);
  if (faults.length > 0) throw new ConfigError([...faults, ...found.warnings]);
  return config;
}

function parseProxies(list: string, reject: (entry: string) => void): BlockList {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry !== '' && !addProxy(proxies, entry)) reject(entry);
  }
  return proxies;
}

function addProxy(proxies: BlockList, entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) {
    proxies.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 6 ? 128 : 32)) return false;
  proxies.addSubnet(address, Number(bits), family);
  return true;
}
