import type { Target } from './limits.ts';

const targets = ['netlify', 'plain', 'varnish'] as const;

/** @returns the options of the command, or what is wrong with them */
export function readExportOptions({
  target,
  server,
  at,
}: {
  target?: string | undefined;
  server?: string | undefined;
  at?: string | undefined;
}): { target: Target | 'varnish'; server: string | undefined } | string {
  const known = targets.find((one) => one === target);
  if (!known)
    return target === undefined
      ? 'Say which host the export is for: --target netlify, or --target plain for any other. For a cache in front of the server: --target varnish.'
      : `--target must be netlify, plain, or varnish, not "${target}".`;
  if (known === 'varnish' && (server ?? at) !== undefined)
    return '--target varnish writes a configuration for what the server shows now, without --server and --at.';
  if (server === undefined) return { target: known, server };
  if (known === 'plain')
    return 'Only --target netlify can pass calls on to a --server. Set up a plain host yourself to pass /api/ and /rafp/ on.';
  const url = URL.parse(server);
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
    return `--server must be an address such as https://leads.example.com, without a path, not "${server}".`;
  return { target: known, server: url.origin };
}
