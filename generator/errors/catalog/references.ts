import { entry } from './entry.ts';

/** References to what is not there: content, anchors, pages and facts. */
export const references = {
  UnknownContent: entry<{ id: string; collection: string; known: string[]; nearest?: string }>(
    'A reference to content that is not there',
    ({ id, collection }) => `content/${collection}.yaml has no "${id}".`,
    ({ known, nearest }) =>
      nearest ? `Did you mean "${nearest}"?` : `It has: ${known.join(', ') || 'nothing yet'}.`,
  ),
  UnknownAnchor: entry<{ anchor: string; known: string[]; nearest?: string }>(
    'An anchor that is not on the page',
    ({ anchor }) => `The page has no section "${anchor}", so this would lead nowhere.`,
    ({ known, nearest }) =>
      nearest ? `Did you mean "${nearest}"?` : `Sections of this page: ${known.join(', ')}.`,
  ),
  UnknownPageAnchor: entry<{ route: string; anchor: string; known: string[]; nearest?: string }>(
    'An anchor that is not on that page',
    ({ route, anchor }) => `The page ${route} has no "${anchor}", so this would only lead to its top.`,
    ({ route, known, nearest }) =>
      nearest ? `Did you mean ${nearest}?` : `Anchors of ${route}: ${known.join(', ')}.`,
  ),
  FooterAnchor: entry<{ anchor: string; lacking: string[]; link?: string }>(
    'An anchor that is not on every page',
    ({ anchor, lacking }) => `The footer stands on every page, but ${lackingWords(lacking)} no "${anchor}".`,
    ({ anchor, link }) =>
      `Name the page, too: in place of anchor: ${anchor} write link: ${link ?? '/page/#section'}`,
  ),
  RemovedAnchor: entry<{ anchor: string; place: string }>(
    'A link to a section that this page leaves out',
    ({ anchor, place }) =>
      `This page has no section "${anchor}" any more, but a link that it takes over leads there (${place}).`,
    () => 'Write the list that holds the link on this page, too, without that link; or keep the section.',
  ),
  UnknownLink: entry<{ route: string; known: string[]; more: number; nearest?: string }>(
    'A link to a page that is not there',
    ({ route }) => `No page has the route ${route}.`,
    ({ known, more, nearest }) => {
      if (nearest) return `Did you mean ${nearest}?`;
      const others = `${known.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
      return `Write the page first, or link to another${others ? `: ${others}` : '.'}`;
    },
  ),
  ContentAnchor: entry<{ anchor: string; route: string; known: string[]; nearest?: string }>(
    'An anchor that is not on every page that shows it',
    ({ anchor, route }) =>
      `The page ${route} shows this and has no section "${anchor}", so it would lead nowhere.`,
    ({ anchor, nearest }) =>
      `${nearest ? `Did you mean "${nearest}"? Or name` : 'Name'} the page, too, in place of #${anchor}: /page/#${anchor}`,
  ),
  BadLink: entry<{ link: string; nearest?: string }>(
    'A link in the wrong form',
    ({ link }) => `${link} is no address that a link can have.`,
    ({ nearest }) =>
      nearest
        ? `Did you mean ${nearest}?`
        : 'Write /page/ for a page of this site, #section for a section of this page, or a full address: https://... or mailto:...',
  ),
  UnknownFact: entry<{ name: string; written: string; known: string[]; nearest?: string }>(
    'A fact that is not there',
    ({ name, written }) => `${written} is used, but neither site.yaml nor this page has a fact "${name}".`,
    ({ known, nearest }) =>
      nearest ? `Did you mean \${${nearest}}?` : `Known facts: ${known.join(', ')}. Add yours under "facts".`,
  ),
  UnknownBase: entry<{ base: string; known: string[]; nearest?: string }>(
    'A base page that is not there',
    ({ base }) => `This page extends "${base}", but there is no ${base}.yaml.`,
    ({ known, nearest }) => (nearest ? `Did you mean "${nearest}"?` : `Pages: ${known.join(', ')}.`),
  ),
  CircularBase: entry<{ chain: string[] }>(
    'Pages that extend each other in a circle',
    ({ chain }) => `${chain.join(' extends ')}.`,
    () => 'Take "extends" out of one of them.',
  ),
};

function lackingWords(routes: string[]): string {
  const [first, second, ...more] = routes;
  if (second === undefined) return `${first} has`;
  return more.length > 0 ? `${first}, ${second} and ${more.length} more have` : `${first} and ${second} have`;
}

/** What is added to the message of a content entry that leads nowhere on more than one page. */
export function alsoOn(pages: number): string {
  return `${pages} more ${pages === 1 ? 'page shows' : 'pages show'} it and ${pages === 1 ? 'has' : 'have'} none either.`;
}
