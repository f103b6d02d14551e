import { nearest } from '../../../schema/nearest.ts';
import { entry, placeOf, suggestion } from './entry.ts';

/** References to content, anchors, pages, and facts that do not exist. */
export const references = {
  UnknownContent: entry<{ id: string; collection: string; known: string[] }>(
    'Unknown content',
    ({ id, collection }) => `content/${collection}.yaml has no entry "${id}".`,
    ({ id, known }) => suggestion(id, known, 'its entries'),
  ),
  TakenEntryId: entry<{ id: string; collection: string; isContent: boolean }>(
    'Id of another entry',
    ({ id, collection, isContent }) =>
      isContent
        ? `content/${collection}.yaml has an entry "${id}" already.`
        : `Another entry on this page has the id "${id}" already.`,
    ({ id, isContent }) =>
      isContent
        ? `To show that entry, write only its id in the list: ${id}. For an entry of this page alone, choose another id, such as "${id}-here", or delete the line.`
        : 'Give one of them another id, or delete the line.',
  ),
  UnknownAnchor: entry<{ anchor: string; known: string[]; isInText?: boolean }>(
    'Unknown anchor',
    ({ anchor }) => `This page has no section "${anchor}", so the link would go nowhere.`,
    ({ anchor, known, isInText }) => {
      const near = isInText && nearest(anchor, known);
      if (near) return `Did you mean #${near}?`;
      const shown = isInText ? known.map((id) => `#${id}`) : known;
      return suggestion(anchor, shown, 'the sections on this page');
    },
  ),
  UnknownPageAnchor: entry<{ route: string; anchor: string; known: string[]; nearest?: string }>(
    'Unknown anchor on another page',
    ({ route, anchor }) =>
      `The page ${route} has no "${anchor}", so the link would only go to the top of the page.`,
    ({ route, known, nearest }) =>
      nearest
        ? `Did you mean ${nearest}?`
        : `Use one of the anchors on that page: ${known.map((id) => `${route}#${id}`).join(', ')}.`,
  ),
  FooterAnchor: entry<{ anchor: string; siteOnly: boolean; routes: string[]; link?: string }>(
    'Anchor missing from some pages',
    ({ anchor, siteOnly, routes }) =>
      `This link is on every page${siteOnly ? ' with the site layout' : ''}, but ${pagesHave(routes)} no "${anchor}".`,
    ({ anchor, link }) =>
      `Link to the section on one page: replace anchor: ${anchor} with link: ${link ?? '/page/#section'}`,
  ),
  RemovedAnchor: entry<{
    anchor: string;
    location: string;
    keys: string[];
    isList: boolean;
    /** The list without the link. */
    lines?: string[];
  }>(
    'Link to a removed section',
    ({ anchor, location }) =>
      `This page no longer has the section "${anchor}", but it inherits a link to it (${location}).`,
    ({ keys, isList, lines }) => {
      if (lines)
        return [
          'Keep the section, or also write the list on this page without that link:\n',
          ...lines.map((line) => `  ${line}`),
        ].join('\n');
      return `Write ${placeOf(keys)} on this page, too, ${isList ? 'with all its entries except that link' : 'with another link'}. Or keep the section.`;
    },
  ),
  UnknownLink: entry<{ route: string; known: string[]; more: number; nearest?: string }>(
    'Link to an unknown page',
    ({ route }) => `No page has the route ${route}.`,
    ({ known, more, nearest }) => {
      if (nearest) return `Did you mean ${nearest}?`;
      const others = `${known.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
      return `Create the page first, or use another route${others ? `: ${others}` : '.'}`;
    },
  ),
  ContentAnchor: entry<{ anchor: string; route: string; known: string[] }>(
    'Anchor missing from a page that uses this content',
    ({ anchor, route }) =>
      `The page ${route} shows this link but has no section "${anchor}", so the link would go nowhere.`,
    ({ anchor, known }) => {
      const near = nearest(anchor, known);
      return `${near ? `Did you mean "${near}"? Or link` : 'Link'} to the section on one page: replace #${anchor} with /page/#${anchor}`;
    },
  ),
  BadLink: entry<{ link: string; nearest?: string }>(
    'Invalid link',
    ({ link }) => `${link} is not a valid link.`,
    ({ link, nearest }) =>
      link.startsWith('tel:')
        ? `Only a button can call: { label: Call us, call: "${link.slice(4)}" }`
        : nearest
          ? `Did you mean ${nearest}?`
          : 'Use /page/ for a page of this site, #section for a section of this page, or a full address: https://... or mailto:...',
  ),
  UnknownFact: entry<{ name: string; written: string; known: string[] }>(
    'Unknown fact',
    ({ name, written }) =>
      `${written} is used here, but neither site.yaml nor this page defines a fact "${name}".`,
    ({ name, known }) => {
      const near = nearest(name, known);
      return near
        ? `Did you mean \${${near}}?`
        : `Known facts: ${known.join(', ')}. Add new ones under "facts".`;
    },
  ),
  UnknownTemplateField: entry<{ name: string; written: string; known: string[] }>(
    'Unknown field in a template',
    ({ name, written }) =>
      written.endsWith('}}')
        ? `${written} is used in a template for replies, but there is no field "${name}".`
        : `${written} is used in a template for replies, but a field ends with two braces.`,
    ({ name, known }) => {
      const near = known.find((one) => one === name) ?? nearest(name, known);
      return near
        ? `Did you mean {{${near}}}?`
        : `Use one of these fields: ${known.map((one) => `{{${one}}}`).join(', ')}. Facts are written \${name}.`;
    },
  ),
  TemplateTwice: entry<{ id: string }>(
    'Id of another template',
    ({ id }) => `Another template for replies has the id "${id}" already.`,
    () => 'Give one of them another id.',
  ),
  UnknownBase: entry<{ base: string; known: string[] }>(
    'Unknown base page',
    ({ base }) =>
      base.endsWith('.yaml')
        ? `This page extends "${base}", but the name of a page is its file's name without ".yaml".`
        : `This page extends "${base}", but there is no ${base}.yaml.`,
    ({ base, known }) => {
      const name = base.replace(/\.yaml$/, '');
      return known.includes(name) ? `Write: extends: ${name}` : suggestion(name, known, 'the pages');
    },
  ),
  CircularBase: entry<{ chain: string[] }>(
    'Pages that extend each other',
    ({ chain }) => `${chain.join(' extends ')}.`,
    () => 'Remove "extends" from one of them.',
  ),
  UnknownUrlParam: entry<{ name: string; written: string; known: string[] }>(
    'Unknown URL parameter',
    ({ name, written }) => `${written} shows the URL parameter "${name}", which this page does not declare.`,
    ({ name, known }) =>
      known.length > 0
        ? suggestion(name, known, 'the parameters of this page')
        : `Declare it on the page: params: { ${name}: { maxLength: 30 } }. Files in content/ and site.yaml cannot show URL parameters.`,
  ),
};

function pagesHave(routes: string[]): string {
  const [first, second, ...more] = routes;
  if (second === undefined) return `${first} has`;
  return more.length > 0
    ? `${first}, ${second}, and ${more.length} more have`
    : `${first} and ${second} have`;
}

/** Added to the message about a content link that goes nowhere on several pages. */
export function otherPages(count: number): string {
  return `${count} other ${count === 1 ? 'page has' : 'pages have'} the same problem.`;
}
