import { momentWords } from '../schedule/moment-words.ts';
import type { ExportedPage, ExportedSite, Feature } from './exported-site.ts';

export type Target = 'netlify' | 'plain';

interface LimitOptions {
  target: Target;
  /** The origin of the server that stores leads, if there is one. */
  server?: string | undefined;
}

/** What a static host cannot do that the server does, each as a paragraph, with the pages that it concerns. */
export function limitsOf(site: ExportedSite, { target, server }: LimitOptions): string[] {
  const { pages, zone } = site;
  const having = (feature: Feature) => pages.filter(({ uses }) => uses.has(feature));
  const limits = [
    ...switches(site).map(
      ([at, paths]) =>
        `Export again after ${momentWords({ at, zone }, 'from')}. This export does not change by itself: ${named(paths)}.`,
    ),
    ...paragraph(having('forms'), (list) =>
      server
        ? `Forms post to /api/ and /rafp/, which this host passes on to ${server}. That server needs PUBLIC_URL=${site.url} and a build of the same pages; it sees the host in place of each visitor, so its limits per address count all of them together. Forms are on ${list}.`
        : `Forms store no lead: they post to /api/ and /rafp/ at this host. ${formsHint[target]} Forms are on ${list}.`,
    ),
    ...paragraph(having('chat'), (list) =>
      server ? '' : `There is no chat, which needs the server; its buttons open their form: ${list}.`,
    ),
    site.tested.length > 0
      ? `Experiments need the server. Everyone sees the control on ${named(site.tested)}.`
      : '',
    server
      ? `Payment links and staff pages are not part of the export. Their addresses lead to ${server}.`
      : 'Payments and the staff pages need the server.',
    having('tags').length > 0 && !server ? 'Ad platforms get no conversions, because no lead is stored.' : '',
    ...paragraph(having('vitals'), (list) =>
      server ? '' : `Views, and how fast pages are for visitors, are not stored: ${list}.`,
    ),
    ...paragraph(having('films'), (list) => `Films start sooner if the host answers byte ranges: ${list}.`),
    'An address in other letter case, such as /Pricing/, leads nowhere, unless the host does that itself.',
    ...(target === 'plain'
      ? [
          'The host sends its own headers: other sites can show these pages in a frame, and files in assets/ are cached as it likes. They never change, so a year is right.',
          ...(site.redirects.length > 0
            ? ['Redirects are pages that lead on, which search engines understand more slowly than a 301.']
            : []),
        ]
      : []),
  ];
  return limits.filter((text) => text !== '');
}

const formsHint: Record<Target, string> = {
  netlify: 'With --server https://HOST, the host passes them on to your server.',
  plain: 'Set your host or CDN up to pass both on to your server.',
};

/** When (ms) something changes -> the paths that change then, with `/lp8/` for `lp8/index.html`. */
function switches({ timetable }: ExportedSite): [number, string[]][] {
  const found = new Map<number, string[]>();
  for (const [path, [, ...later]] of Object.entries(timetable))
    for (const { from } of later)
      found.set(from, [...(found.get(from) ?? []), `/${path}`.replace(/index\.html$/, '')]);
  return [...found].sort(([one], [other]) => one - other);
}

function paragraph(pages: readonly ExportedPage[], text: (list: string) => string): string[] {
  return pages.length > 0 ? [text(named(pages.map(({ route }) => route)))] : [];
}

function named(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).join(', ');
  return paths.length > 5 ? `${shown}, and ${paths.length - 5} more` : shown;
}
