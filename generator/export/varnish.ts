import { bucketCount } from '../../server/experiments/assignment/assignment-table.ts';
import type { ExperimentList, TestedPage } from '../../server/experiments/serving/experiment-list.ts';
import { digitPatterns } from './digit-patterns.ts';

/** How long a cache keeps a variant, so a change of the build shows as soon as this. */
const keptSeconds = 10;

/** The class of visitors who see the page itself. */
const outside = '-';

/**
 * The part of a configuration for Varnish 7 that keeps tested pages, once for each combination of variants. Varnish finds the
 * combination from the bucket cookie, as the server does; requests without the cookie go to the server, which sets it.
 */
export function varnishConfig({ cookie, pages }: Pick<ExperimentList, 'cookie' | 'pages'>): string {
  const tested = [...pages].map(([path, page], index) => ({ sub: `variants_${index + 1}`, path, page }));
  // Whether a visitor may have the cookie is more than a cache can say.
  const kept = cookie === 'always' ? tested : [];
  return [
    'vcl 4.1;',
    '',
    '# Written by `npm run export -- --target varnish`. Write it again after each start and stop of an experiment, and include it',
    '# above your own subroutines: include "experiments.vcl";',
    '# The server counts exposures of the answers that it sends, so those from the cache are missing. Visits are counted as ever.',
    '',
    ...kept.flatMap(({ sub, page }) => [...variantsSub(sub, page), '']),
    'sub vcl_recv {',
    '  unset req.http.x-variants;',
    '  unset req.http.x-bucket;',
    ...(kept.length > 0 ? chooseVariants(kept) : []),
    ...tested.flatMap(({ path }) => [
      `  if (req.url ~ "${urlPattern(path)}") {`,
      '    return (pass);',
      '  }',
    ]),
    '}',
    '',
    'sub vcl_hash {',
    '  if (req.http.x-variants) {',
    '    hash_data(req.http.x-variants);',
    '  }',
    '}',
    '',
    'sub vcl_backend_response {',
    '  if (bereq.http.x-variants && beresp.status == 200 && !beresp.http.Set-Cookie) {',
    `    set beresp.ttl = ${keptSeconds}s;`,
    '    set beresp.grace = 0s;',
    '    return (deliver);',
    '  }',
    '}',
    '',
  ].join('\n');
}

interface KeptPage {
  sub: string;
  path: string;
}

function chooseVariants(kept: readonly KeptPage[]): string[] {
  const cookie = '(^|;) *bucket=([0-9]{1,4}) *(;|$)';
  return [
    `  if ((req.method == "GET" || req.method == "HEAD") && req.url !~ "[?&]variant=" && req.http.Cookie ~ "${cookie}") {`,
    `    set req.http.x-bucket = regsub(req.http.Cookie, "^.*?${cookie}.*$", "\\2");`,
    '    set req.http.x-bucket = regsub("000" + req.http.x-bucket, "^.*(.{4})$", "\\1");',
    ...kept.map(
      ({ sub, path }, index) =>
        `    ${index === 0 ? '' : 'else '}if (req.url ~ "${urlPattern(path)}") { call ${sub}; }`,
    ),
    '    if (req.http.x-variants) {',
    '      set req.http.Cookie = "bucket=" + req.http.x-bucket;',
    '      set req.url = regsub(req.url, "\\?.*$", "");',
    '      return (hash);',
    '    }',
    '  }',
  ];
}

/** Sets the header to what the visitors of a bucket see. */
function variantsSub(name: string, page: TestedPage): string[] {
  const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
  const classes = [...Map.groupBy(buckets, (bucket) => page.variantsOf(bucket))];
  classes.sort(([, one], [, other]) => other.length - one.length);
  const [[most] = [''], ...others] = classes;
  const set = (variants: string) => `set req.http.x-variants = "${variants || outside}";`;
  const branches = others.map(([variants, own]) => {
    const patterns = digitPatterns(own, 4).map((pattern) => `req.http.x-bucket ~ "${pattern}"`);
    return `  if (${patterns.join(' || ')}) { ${set(variants)} }`;
  });
  return [`sub ${name} {`, `  ${set(most)}`, ...branches, '}'];
}

/** Matches the URLs of a page, by its path below the built site. */
function urlPattern(path: string): string {
  const folder = encodeURI(`/${path.replace(/index\.html$/, '')}`);
  const escaped = folder.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return folder === '/' ? '^/(?:\\?|$)' : `^${escaped}/?(?:\\?|$)`;
}
