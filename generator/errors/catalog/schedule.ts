import { entry, placeOf, suggestion } from './entry.ts';

/** A moment without the edge of its day, such as `the start of Tuesday`. */
const dateIn = (moment: string) => moment.replace(/^the (?:start|end) of /, '');

/** `Central time`, or the time zone by its name. */
const zoneWords = (zone: string) => (/^[A-Z][a-z]+$/.test(zone) ? `${zone} time` : `the time zone ${zone}`);

const from = (when: string | undefined) => (when === undefined ? 'Now' : `From ${when},`);

/** A link or button of a base page, to something that its variant shows for a time. */
interface Inherited {
  location: string;
  keys: string[];
  isList: boolean;
  /** The list as the variant should write it. */
  lines?: string[] | undefined;
  /** The keys that the variant's target has. */
  window: string[];
}

function onThisPage({ keys, isList, lines, window }: Inherited, what: 'link' | 'button'): string {
  const edges = window.join(' and ');
  if (lines)
    return [
      `Remove ${edges} here, or also write the list on this page, so the ${what} disappears, too:\n`,
      ...lines.map((line) => `  ${line}`),
    ].join('\n');
  return `Remove ${edges} here, or write ${placeOf(keys)} on this page, too, ${isList ? `with all its entries, and without that ${what}` : `with another ${what}`}.`;
}

/** Problems with `from`, `until`, and `then`. */
export const schedule = {
  BadMoment: entry<{ written: string; suggestion?: string }>(
    'Invalid date or time',
    ({ written }) => `"${written}" is not a valid date or date and time.`,
    ({ suggestion }) =>
      suggestion
        ? `Did you mean ${suggestion}?`
        : 'Write a date, such as 2027-01-04, or a date and time, such as 2027-01-04 09:00.',
  ),
  UnknownTimeZone: entry<{ zone: string; known: string[] }>(
    'Unknown time zone',
    ({ zone }) => `There is no time zone "${zone}".`,
    ({ zone, known }) =>
      suggestion(zone, known, 'Known zones').startsWith('Did')
        ? suggestion(zone, known, '')
        : 'Write Eastern, Central, Mountain, Pacific, Alaska, Hawaii, or a name such as America/Phoenix.',
  ),
  MissingTimeZone: entry<{ written: string; edge: 'from' | 'until' }>(
    'Time without a zone',
    ({ written }) => `The time zone of ${written} is unknown.`,
    ({ written, edge }) =>
      `Add timeZone: Central, or your own zone, to site.yaml. Or write the zone here: ${edge}: ${written} Central`,
  ),
  HoursWithoutZone: entry(
    'Hours without a zone',
    () => 'The time zone of desk.hours is unknown.',
    () => 'Add timeZone: Central, or your own zone, to site.yaml.',
  ),
  SkippedTime: entry<{ written: string; zone: string; first: string; second: string }>(
    'Time skipped by daylight saving',
    ({ written, zone }) =>
      `${written} does not exist in ${zoneWords(zone)}: the clocks move forward that night.`,
    ({ second }) =>
      `Choose a time an hour earlier or later, such as ${second.slice(0, 16).replace('T', ' ')}.`,
  ),
  RepeatedTime: entry<{ written: string; zone: string; first: string; second: string }>(
    'Time that occurs twice',
    ({ written, zone }) => `${written} occurs twice in ${zoneWords(zone)}: the clocks move back that night.`,
    ({ first, second }) => `Write ${first} for the first time, or ${second} for the second.`,
  ),
  EmptyWindow: entry<{ from: string; until: string }>(
    'Ends before it starts',
    ({ from, until }) =>
      `It would start on ${dateIn(from)}, but end on ${dateIn(until)}, so it would never appear.`,
    () =>
      'Correct from or until. A date without a time includes that whole day: until: 2027-01-04 ends after January 4.',
  ),
  NeverShown: entry<{ what: string; edge: 'from' | 'until'; outer: string; own: string }>(
    'Never shown',
    ({ what, edge, outer, own }) =>
      edge === 'from'
        ? `This is shown from ${own}, but ${what} is only shown until ${outer}, so visitors would never see it.`
        : `This is shown until ${own}, but ${what} is only shown from ${outer}, so visitors would never see it.`,
    ({ what, edge }) =>
      `Correct ${edge} here, or the time of ${what}. If visitors should not see it, delete it.`,
  ),
  EmptyPage: entry<{ when: string | undefined }>(
    'Page without sections',
    ({ when }) => `${from(when)} no section of this page is shown, so it would be empty.`,
    () => 'Give the page itself from or until, or leave one section without them.',
  ),
  TooLittleLeft: entry<{ what: string; when: string | undefined }>(
    'Too little left',
    ({ what, when }) => `${from(when)} ${what} lacks something here that it must have.`,
    () => 'Change from or until, or leave more entries without them.',
  ),
  HiddenAnchor: entry<{ anchor: string; when: string | undefined; inherited?: Inherited }>(
    'Link to a section that is not shown',
    ({ anchor, when, inherited }) =>
      `${from(when)} this page does not show the section "${anchor}", ${inherited ? `but it inherits a link to it (${inherited.location})` : 'so the link would go nowhere'}.`,
    ({ inherited }) =>
      inherited
        ? onThisPage(inherited, 'link')
        : 'Give this link the same from and until as the section, or remove theirs.',
  ),
  HiddenOffer: entry<{
    key: 'package' | 'plan';
    id: string;
    when: string | undefined;
    inherited?: Inherited;
  }>(
    'Order for something that is not shown',
    ({ key, id, when, inherited }) =>
      `${from(when)} the ${key} "${id}" is not shown, but ${inherited ? `this page inherits a button that orders it (${inherited.location})` : 'this button would still order it'}.`,
    ({ key, inherited }) =>
      inherited
        ? onThisPage(inherited, 'button')
        : `Let the button order another ${key}, or give the entry or section that contains it the same from and until as the ${key}.`,
  ),
  EarlyLink: entry<{ route: string; starts: string }>(
    'Link to a page that has not started',
    ({ route, starts }) =>
      `${route} has no page before ${starts}, but visitors see this link earlier. Until then it leads nowhere.`,
    ({ route }) =>
      `Give the link, or the entry or section that contains it, the same from as ${route}. If the link is part of a text, leave it out until then.`,
  ),
  CountdownWithoutEnd: entry<{ id: string }>(
    'Countdown without an end',
    ({ id }) =>
      `Neither the section "${id}" nor the page says when it ends, so there is nothing to count down to.`,
    () => 'Add until to the section or to the page, for example: until: 2027-01-04 09:00',
  ),
  OverlappingPages: entry<{
    route: string;
    other: string;
    when: string;
    otherWhen: string;
    overlap: string;
    otherName?: string;
    isRow?: boolean;
  }>(
    'Two pages at one address at the same time',
    ({ route, other, when, otherWhen, overlap }) =>
      `This page is at ${route} ${when}, and ${other} is there ${otherWhen}. Both would be shown ${overlap}.`,
    ({ route, other, otherName, isRow }) =>
      isRow
        ? `${other} makes the page ${route} for a row of its table. To change it for a time, add its sections to "overrides" there, with from and until. Or give this page another route.`
        : otherName === undefined
          ? 'Change from or until of one of them.'
          : `To replace that page for a time, write: extends: ${otherName}`,
  ),
  PageWithoutThen: entry<{ route: string; ended: string }>(
    'Ended page with nothing in its place',
    ({ route, ended }) =>
      `After ${ended}, no page is at ${route}, and nothing says where to send its visitors.`,
    () => 'Add the page to send them to, for example: then: /',
  ),
  ThenLeadsNowhere: entry<{ then: string; when: string }>(
    'Ended page leads nowhere',
    ({ then, when }) =>
      `When this page ends, it sends visitors to ${then}, but there is no page at that address ${when} on.`,
    () => 'Use the route of a page that will be live then, for example: then: /',
  ),
};
