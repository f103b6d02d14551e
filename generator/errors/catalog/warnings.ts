import { entry } from './entry.ts';

/**
 * What is probably not intended, but does not stop the build. A page acknowledges a warning with `allow`, under its code in kebab case:
 * `allow: { title-length: "the reason" }`. The names in `schema/common.schema.json` are the codes of this list.
 */
export const warnings = {
  TitleLength: entry<{ length: number; shown?: string }>(
    'Title length',
    ({ length, shown }) =>
      shown === undefined
        ? `The title has ${count(length)}, which says little in a list of search results.`
        : `The title has ${count(length)}. Search results have room for about 60 and would end with "${shown} …".`,
    ({ shown }) =>
      shown === undefined
        ? 'In 10 to 60 characters, say what the page offers, such as: title: Resumes for nurses in Texas'
        : 'Shorten it, with the most important words first. The company can come last, or go.',
  ),
  DescriptionLength: entry<{ length: number; shown?: string }>(
    'Description length',
    ({ length, shown }) =>
      shown === undefined
        ? `The description has ${count(length)}. Search engines often replace a description this short with other text from the page.`
        : `The description has ${count(length)}. Search results have room for about 160 and would end with "${shown} …".`,
    ({ shown }) =>
      shown === undefined
        ? 'In 35 to 160 characters, say what visitors will find here.'
        : 'Shorten it to one or two sentences of 160 characters together.',
  ),
  SameTitle: entry<{ title: string; others: string[] }>(
    'Two pages with the same title',
    ({ title, others }) =>
      `"${title}" is also the title of ${list(others)}. In search results, people cannot tell them apart.`,
    () => `Give this page its own title. ${ifDuplicate}`,
  ),
  SameDescription: entry<{ others: string[] }>(
    'Two pages with the same description',
    ({ others }) => `This page has the same description as ${list(others)}.`,
    () => `Add to this page its own line: description: … ${ifDuplicate}`,
  ),
  NearDuplicates: entry<{ pages: number; count: number; examples: { route: string; other: string }[] }>(
    'Near-duplicates',
    ({ pages, count, examples }) =>
      `${count} of the ${pages} pages of this matrix say nearly the same as another one, so search engines are asked not to list them: ${examples.map(({ route, other }) => `${route} is like ${other}`).join(', ')}${count > examples.length ? ', and so on' : ''}.`,
    () =>
      'Give the rows more facts of their own: a column with a sentence or two that is true for one row only.',
  ),
  Placeholder: entry<{ text: string }>(
    'Text of a new page',
    ({ text }) => `"${text}" is the text that every new page starts with, so visitors would read it.`,
    () => 'Write your own text here.',
  ),
  CountInText: entry<{ words: string; count: number }>(
    'Count that does not match the list',
    ({ words, count }) => `The section says "${words}", but its list shows ${count}.`,
    ({ count }) => `Write ${count} in the text, leave the number out, or change the list.`,
  ),
  SmallPicture: entry<{ name: string; width: number; shown: number }>(
    'Small picture shown large',
    ({ name, width, shown }) =>
      `The picture "${name}" is ${width} pixels wide but shown ${shown} pixels wide, so it looks blurry.`,
    ({ shown }) =>
      `Use one that is at least ${shown} pixels wide. At ${2 * shown} it is sharp on every screen.`,
  ),
  SameGround: entry<{
    id: string;
    other: string;
    ground: string;
    /** A ground that differs from both neighbors; undefined if neither section can choose one. */
    change: string | undefined;
    /** Whether this page, and not its base page, puts the two next to each other. */
    isVariants: boolean;
  }>(
    'Same background twice in a row',
    ({ id, other, ground, isVariants }) =>
      `${isVariants ? 'On this page, ' : ''}"${id}" has the same background (${ground}) as "${other}" next to it, so the two look like one section.`,
    ({ id, change, isVariants }) => {
      if (!change) return 'Move another section between them.';
      return isVariants
        ? `Give "${id}" another background on this page: add below sections: ${id}: { ground: ${change} }`
        : `Give "${id}" another background, such as: ground: ${change}`;
    },
  ),
  HeadingOrder: entry<{ types: readonly string[] } | { id: string; main: string; isBefore: boolean }>(
    'Headings out of order',
    (data) => {
      if ('types' in data)
        return 'This page has no main heading (h1), by which search engines and screen readers know what it is about.';
      const { id, main, isBefore } = data;
      return isBefore
        ? `"${id}" comes before "${main}", which has the main heading (h1) of the page. Screen readers announce it too late.`
        : `"${id}" has a main heading (h1), and so has "${main}" above it. A page needs only one.`;
    },
    (data) => {
      if ('types' in data) return `Begin with a section of one of these types: ${data.types.join(', ')}.`;
      const { id, main, isBefore } = data;
      return isBefore
        ? `Move "${main}" to the top.`
        : `Keep one of the two, or change "${id}" to a type with a smaller heading, such as cta-band or prose.`;
    },
  ),
  MenuOrder: entry<{
    first: string;
    second: string;
    labels: string[];
    /** What a variant adds that inherits its menu. */
    lines?: string;
  }>(
    'Menu in a different order than the page',
    ({ first, second }) =>
      `The menu lists "${second}" before "${first}", but on this page, the section that "${first}" leads to comes first.`,
    ({ labels, lines }) =>
      lines === undefined
        ? `Put the links of nav in this order: ${labels.join(', ')}.`
        : `To give this page its own menu in the order of its sections, add:\n${lines.trimEnd()}`,
  ),
  OrphanPage: entry<{ route: string; instead: string | undefined }>(
    'Page that nothing leads to',
    ({ route, instead }) =>
      `No page, menu, or redirect leads to ${route}, and search engines ${instead ? `list ${instead} in its place` : 'do not list it'}. Only people who have its address find it.`,
    ({ instead }) =>
      `Link to it from another page or a menu, or let search engines list it: remove ${instead ? 'canonical' : 'indexed: false'}.`,
  ),
  ThanksNumber: entry<{ route: string; phone: string; other: string; isLink: boolean }>(
    'Other phone number after a form',
    ({ route, phone, other, isLink }) =>
      `${isLink ? 'The message after the forms of this page links' : 'The forms of this page lead'} to ${route}, which says to call ${other}, and not ${phone}.`,
    ({ route, isLink }) =>
      isLink
        ? `Link to a variant of ${route} with the same phone number in its facts, or leave the link out.`
        : `Give the page its own message, such as: thanks: { heading: Thank you., text: "We call you from \${phone}." }. Or lead its forms to a variant of ${route} with the same number, such as: thanks: /its-route/`,
  ),
  OtherPrice: entry<{ route: string; name: string; own: string; other: string }>(
    'Other price on a linked page',
    ({ route, name, own, other }) =>
      `This page says ${own} (its fact "${name}"), but links to ${route}, which says ${other}.`,
    ({ route }) =>
      `Link to a variant of ${route} with the same price in its facts, or write the text again without the link.`,
  ),
  UnreportedForms: entry<{ forms: readonly string[] }>(
    'Form that reports no conversion',
    ({ forms }) =>
      `Visitors of this page can also send ${forms.length > 1 ? 'these forms' : 'this form'}, whose leads are not reported to any ad platform: ${forms.join(', ')}.`,
    ({ forms: [form] }) =>
      `Add a line for each below conversions, with the same keys as in the lines of the other forms. To report none of its leads, write: ${form}: false`,
  ),
  LostConversion: entry<
    { ads: string; forms: readonly string[] } | { form: string; platform: string; example: string }
  >(
    'Conversion that no platform counts',
    (data) => {
      if ('form' in data)
        return `This page lists what ${data.platform} gets for "${data.form}", but neither the page nor site.yaml has an id of ${data.platform}, so it gets nothing.`;
      const { ads, forms } = data;
      const labels = forms.length > 1 ? 'the labels of these forms belong' : 'the label of this form belongs';
      return `Conversions of this page go to ${ads}, but ${labels} to another Google Ads account, so Google drops them: ${forms.join(', ')}.`;
    },
    (data) => {
      if ('form' in data) return `Add your id below tags, such as: ${data.example}. Or delete this.`;
      const { ads, forms } = data;
      const lines = forms.map((form) => `${form}: { ads: LABEL }`).join(', ');
      return `Add to this page, below tags, what Google Ads shows for ${ads}: conversions: { ${lines} }`;
    },
  ),
  PastWindow: entry<{ what: string; ended: string }>(
    'No longer shown',
    ({ what, ended }) => `"${what}" has not been shown since ${ended}.`,
    () => 'Delete it, or give it a later until.',
  ),
  CountdownPastPage: entry<{ id: string; end: string; pageEnd: string }>(
    'Countdown beyond the end of its page',
    ({ id, end, pageEnd }) => `"${id}" counts down to ${end}, but its page is only shown until ${pageEnd}.`,
    () =>
      'To count down to the end of the page, delete until from the section. Or give the page a later until.',
  ),
  EndedRedirect: entry<{ from: string; to: string; then: string; isOfSite: boolean }>(
    'Redirect to a page that has ended',
    ({ from, to, then }) =>
      `${from} leads to ${to}, whose page has ended and leads on to ${then}, so visitors wait twice.`,
    ({ from, then, isOfSite }) =>
      isOfSite
        ? `Write the address where they arrive: ${from}: ${then}`
        : `Delete it here, and in site.yaml, below redirects, write: ${from}: ${then}`,
  ),
  StaleAllow: entry<{ name: string; used: string[] }>(
    'Reason without a warning',
    ({ name }) => `Nothing here causes the warning "${name}" anymore, so there is nothing to allow.`,
    ({ name, used }) => {
      const [other] = used;
      return `Delete "${name}" below allow.${other ? ` This page has the warning "${other}".` : ''}`;
    },
  ),
};

const ifDuplicate =
  'If the pages are the same on purpose, add canonical: /other-page/ or indexed: false to the one that search engines should not list.';

const count = (length: number) => `${length} ${length === 1 ? 'character' : 'characters'}`;

/** At most three names, then a count. */
function list(names: string[]): string {
  const shown = names.slice(0, 3);
  return names.length > 3
    ? `${shown.join(', ')} and ${names.length - 3} more pages`
    : shown.join(' and ').replace(/ and (?=.* and )/, ', ');
}
