import { entry } from './entry.ts';

/** Former addresses: redirects in site.yaml and on pages, the published routes in routes.lock, and pages that are not published. */
export const redirects = {
  BadFormerAddress: entry<{ written: string; suggestion?: string }>(
    'Invalid former address',
    ({ written }) =>
      `"${written}" cannot be redirected: a former address is a path of this site, without spaces, "?", or "#".`,
    ({ suggestion }) => (suggestion ? `Write "${suggestion}".` : 'Write it like "/old/".'),
  ),
  ReservedRedirect: entry<{ from: string; reason: string }>(
    'Address that cannot be redirected',
    ({ from, reason }) => `A redirect cannot start at ${from}: ${reason}.`,
    () => 'Delete it.',
  ),
  RedirectFromPage: entry<{ from: string; route: string; isOwn: boolean; isOnly: boolean }>(
    'Redirect from the address of a page',
    ({ from, route, isOwn }) =>
      isOwn
        ? `${from} is the address of this page, so no redirect is needed.`
        : `The page ${route} has this address, so visitors would see that page and never be redirected.`,
    ({ from, isOwn, isOnly }) =>
      isOwn
        ? `Delete ${isOnly ? 'the line "formerly"' : 'it here'}. Letter case and a trailing slash make no difference.`
        : `Delete the redirect to keep the page, or delete the page to redirect ${from}.`,
  ),
  RedirectTwice: entry<{ from: string; other: string }>(
    'Two redirects from one address',
    ({ from, other }) => `${from} is already redirected (${other}), so one of the two would be ignored.`,
    () => 'Delete one of them. Letter case and a trailing slash make no difference.',
  ),
  RedirectChain: entry<{ from: string; to: string; final: string }>(
    'Redirect to a redirected address',
    ({ from, to }) => `${from} leads to ${to}, which is redirected itself, so visitors would wait twice.`,
    ({ from, final }) => `Write the final address: ${from}: ${final}`,
  ),
  RedirectLoop: entry<{ chain: string[] }>(
    'Redirects in a circle',
    ({ chain: [first, ...others] }) =>
      `${first} leads to ${others.join(', which leads to ')}, so visitors would never arrive.`,
    () => 'Write the route of a page as the target of one of them.',
  ),
  GoneRoute: entry<{
    route: string;
    lock: string;
    moved?: { file: string; formerly: string[] };
    draft?: string;
  }>(
    'Published address without a page',
    ({ route, draft }) =>
      `${route} was published, but ${draft ? `its page is a draft now (${draft})` : 'no page has this route now'} and nothing redirects it. Old links to it would lead nowhere.`,
    ({ route, lock, moved, draft }) =>
      [
        moved
          ? `If the page moved, keep its old address. In ${moved.file}, ${moved.formerly.length > 1 ? 'change formerly to' : 'below its route, write'}:\n\n  formerly: [${moved.formerly.join(', ')}]\n\nOtherwise:`
          : 'One of these fixes it:',
        draft
          ? `- Publish the page again: delete "draft: true" from ${draft}.`
          : '- Bring the page back, with this route.',
        moved
          ? `- Redirect the address. In site.yaml, below redirects, write: ${route}: /page/`
          : `- Redirect the address. On the page that replaces it, write formerly: [${route}], or in site.yaml, below redirects: ${route}: /page/`,
        `- If the address is not in use, delete its line from ${lock}.`,
      ].join('\n'),
  ),
  GoneRoutes: entry<{
    routes: string[];
    count: number;
    lock: string;
    file?: string;
    former?: string;
    isDraft?: true;
  }>(
    'Published addresses without pages',
    ({ routes, count, file, isDraft }) =>
      `${count} published addresses, such as ${routes.join(', ')}, ${isDraft ? `are those of a draft now (${file})` : 'have no pages now'} and nothing redirects them. Old links to them would lead nowhere.`,
    ({ lock, file, former, isDraft }) =>
      [
        former
          ? `If the route of ${file} changed, keep the old addresses. Below its route, write, or add to formerly:\n\n  formerly: ["${former}"]\n\nOtherwise:`
          : 'One of these fixes it:',
        isDraft
          ? `- Publish the pages again: delete "draft: true" from ${file}.`
          : file && !former
            ? `- Bring their rows back to the matrix of ${file}.`
            : '- Bring the pages back, with these routes.',
        former || file
          ? '- Redirect each address. In site.yaml, below redirects, write for each: /old/: /page/'
          : '- If a file with a matrix has their pages now, write the route that it had there: formerly: ["/old/{{city}}/"]. Or redirect each address in site.yaml, below redirects.',
        `- If the addresses are not in use, delete their lines from ${lock}.`,
      ].join('\n'),
  ),
  BadLockLine: entry<{ text: string }>(
    'Line that is not a route',
    ({ text }) => `routes.lock lists routes, one on each line, and "${text}" is not a route.`,
    ({ text }) =>
      /^[<=>|]{7}/.test(text)
        ? 'Git could not merge two versions. Delete this line, and keep the routes of both versions.'
        : 'Delete the line.',
  ),
  DraftLink: entry<{ route: string; file: string }>(
    'Link to a draft',
    ({ route, file }) => `The page ${route} is a draft (${file}), so no build publishes it.`,
    ({ file }) => `Publish it by deleting "draft: true" from ${file}, or remove the link until it is ready.`,
  ),
  MovedLink: entry<{ route: string; to: string }>(
    'Link to a redirected address',
    ({ route, to }) => `${route} is redirected to ${to}, so visitors would wait twice.`,
    ({ to }) => `Link to ${to}.`,
  ),
};
