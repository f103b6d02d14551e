import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';

/** `full`: every file holds a whole page. `extends`: every file holds what differs from the page. */
export type VariantForm = 'full' | 'extends';

export interface VariantFolder {
  /** A folder that `build --configs` takes: the site's own pages and the variants. */
  configs: string;
  /** Paths of the variants' files. */
  files: string[];
}

/** Places in a page's text where the differing words stand while the text is made. */
const places = { title: 'BENCH TITLE', headline: 'BENCH HEADLINE', lead: 'BENCH LEAD', copy: 'BENCH COPY' };

const unfolded = { lineWidth: 0 };

const cities = [
  ...[
    'Albany',
    'Atlanta',
    'Austin',
    'Boise',
    'Boston',
    'Buffalo',
    'Chicago',
    'Cleveland',
    'Columbus',
    'Dallas',
  ],
  ...[
    'Denver',
    'Detroit',
    'Fresno',
    'Hartford',
    'Houston',
    'Memphis',
    'Miami',
    'Nashville',
    'Omaha',
    'Orlando',
  ],
  ...[
    'Phoenix',
    'Portland',
    'Raleigh',
    'Reno',
    'Richmond',
    'Sacramento',
    'Savannah',
    'Seattle',
    'Tucson',
    'Tulsa',
  ],
];
const fields = [
  'nurses',
  'teachers',
  'engineers',
  'accountants',
  'welders',
  'planners',
  'chemists',
  'drivers',
];

/** Two questions whose texts differ on every page by its facts. */
const questions = `
bench-local:
  question: Do you know how companies hire in \${city}?
  answer: Yes. Our writers read the postings of \${city} every week, and \${benchNote}.
bench-meeting:
  question: Can I meet my writer in \${city}?
  answer: By phone, chat or video, at an hour that suits \${city}; and \${benchNote}.
`;

/**
 * Makes N variants of landing page 8 with differing headline, copy, city and two questions, in a folder that also holds the
 * site's own pages, content and media.
 * @param source the company's folder
 * @param target where the new folder goes
 * @param page the page that variants are made of, a landing page with the sections hero, why-us, ats, and faqs
 */
export function makeVariants(
  source: string,
  target: string,
  form: VariantForm,
  count: number,
  page = 'lp8',
): VariantFolder {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    if (name.endsWith('.yaml')) cpSync(join(source, name), join(target, name));
  }
  cpSync(join(source, 'content'), join(target, 'content'), { recursive: true });
  symlinkSync(realpathSync(join(source, 'media')), join(target, 'media'));
  writeFileSync(
    join(target, 'content', 'faqs.yaml'),
    readFileSync(join(source, 'content', 'faqs.yaml'), 'utf8') + questions,
  );
  addSiteFacts(join(target, 'site.yaml'));

  const template = form === 'full' ? fullText(source, page) : extendingText(source, page);
  const files = Array.from({ length: count }, (_, index) => {
    const file = join(target, `variant-${index}.yaml`);
    writeFileSync(file, variantText(template, index));
    return file;
  });
  return { configs: target, files };
}

/** Changes one word of a variant's copy, as a marketer would. */
export function editVariant(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace('Written for', 'Now written for'));
}

/** The questions need values where no page gives them; and the bench measures time, so budgets are wide. */
function addSiteFacts(file: string): void {
  const site = parseDocument(readFileSync(file, 'utf8'));
  site.setIn(['facts', 'city'], 'Tampa');
  site.setIn(['facts', 'benchNote'], 'you hear back the same day');
  site.setIn(['budgets', 'html'], 60);
  writeFileSync(file, site.toString());
}

function fullText(source: string, name: string): string {
  const page = parseDocument(readFileSync(join(source, `${name}.yaml`), 'utf8'));
  const faqs = parseDocument(readFileSync(join(source, 'content', 'faqs.yaml'), 'utf8'));
  const ids = Object.keys(faqs.toJS() as object);
  setDifferences(page, ids);
  return page.toString(unfolded);
}

function extendingText(source: string, name: string): string {
  const page = parseDocument(`extends: ${name}\n`) as unknown as Document;
  const faqs = parseDocument(readFileSync(join(source, 'content', 'faqs.yaml'), 'utf8'));
  setDifferences(page, Object.keys(faqs.toJS() as object));
  return page.toString(unfolded);
}

/** What each variant says for itself; two of the page's questions give way to the two of its own. */
function setDifferences(page: Document, faqIds: string[]): void {
  page.set('route', '/BENCH-ROUTE/');
  page.set('title', places.title);
  page.set('description', places.copy);
  page.set('facts', page.createNode({ city: 'BENCH CITY', benchNote: 'BENCH NOTE' }));
  page.setIn(['sections', 'hero', 'headline'], `The {rotate}\n${places.headline}`);
  page.setIn(['sections', 'hero', 'lead'], places.lead);
  page.setIn(['sections', 'why-us', 'statement'], places.copy);
  page.setIn(['sections', 'ats', 'lead'], places.lead);
  const items = ['bench-local', ...faqIds.slice(0, -2), 'bench-meeting'];
  page.setIn(['sections', 'faqs', 'items'], page.createNode(items, { flow: true }));
}

function variantText(template: string, index: number): string {
  const city = cities[index % cities.length] ?? '';
  const field = fields[Math.floor(index / cities.length) % fields.length] ?? '';
  const words: Record<string, string> = {
    'BENCH-ROUTE': `variant-${index}`,
    'BENCH CITY': city,
    'BENCH NOTE': `desk ${index} answers the ${field} among them first`,
    [places.title]: `Resumes for ${field} in ${city}, desk ${index}`,
    [places.headline]: `resume that ${city} reads at desk ${index}.`,
    [places.lead]: `A certified writer of desk ${index} takes a pencil to every line, for the ${field} of ${city}.`,
    [places.copy]: `Written for ${field} in ${city} by desk ${index}, in the ==words the posting uses==, and we stay until you are hired.`,
  };
  return Object.entries(words).reduce((text, [place, word]) => text.replaceAll(place, word), template);
}
