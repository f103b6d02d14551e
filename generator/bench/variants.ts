import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';

/** `full`: each file contains a whole page. `extends`: each file contains its differences from the page. */
export type VariantForm = 'full' | 'extends';

/** `mixed`: every second file, the first one included, is `full`; the others are `extends`. */
export type VariantForms = VariantForm | 'mixed';

export interface VariantFolder {
  /** A company folder with the site's own pages and the variants. */
  configs: string;
  /** Paths of the variants. */
  files: string[];
}

/** Placeholders for the texts that differ between variants. */
const placeholders = {
  title: 'BENCH TITLE',
  headline: 'BENCH HEADLINE',
  lead: 'BENCH LEAD',
  copy: 'BENCH COPY',
};

const unfolded = { lineWidth: 0 };

const cities = `
  Albany Atlanta Austin Boise Boston Buffalo Chicago Cleveland Columbus Dallas Denver Detroit Fresno
  Hartford Houston Memphis Miami Nashville Omaha Orlando Phoenix Portland Raleigh Reno Richmond
  Sacramento Savannah Seattle Tucson Tulsa`
  .trim()
  .split(/\s+/);
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

/** Two questions whose texts differ between pages, because they use facts. */
const questions = `
bench-local:
  question: Do you know how companies hire in \${city}?
  answer: Yes. Our writers read the postings of \${city} every week, and \${benchNote}.
bench-meeting:
  question: Can I meet my writer in \${city}?
  answer: By phone, chat or video, at an hour that suits \${city}; and \${benchNote}.
`;

/**
 * Makes variants of a landing page with different headlines, copy, cities, and two questions, in a folder that also has the
 * site's own pages, content, and media.
 * @param source the company's folder
 * @param target the new folder
 * @param page the page to vary, with the sections hero, why-us, ats, and faqs
 */
export function makeVariants(
  source: string,
  target: string,
  form: VariantForms,
  count: number,
  page = 'lp8',
): VariantFolder {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    if (name.endsWith('.yaml')) cpSync(join(source, name), join(target, name));
  }
  for (const name of ['content', 'data'].filter((folder) => existsSync(join(source, folder))))
    cpSync(join(source, name), join(target, name), { recursive: true });
  for (const name of ['media', 'fonts'])
    if (existsSync(join(source, name))) symlinkSync(realpathSync(join(source, name)), join(target, name));
  writeFileSync(
    join(target, 'content', 'faqs.yaml'),
    readFileSync(join(source, 'content', 'faqs.yaml'), 'utf8') + questions,
  );
  addSiteFacts(join(target, 'site.yaml'));

  const templates = (form === 'mixed' ? (['full', 'extends'] as const) : [form]).map((one) =>
    templateOf(one, source, page),
  );
  const files = Array.from({ length: count }, (_, index) => {
    const file = join(target, `variant-${index}.yaml`);
    writeFileSync(file, variantText(templates[index % templates.length] ?? '', index));
    return file;
  });
  return { configs: target, files };
}

/**
 * Makes a folder with the site's own pages, and a variant of landing page 8 for each row of a table with six columns.
 * @returns the folder, and the path of the table
 */
export function makeMatrix(
  source: string,
  target: string,
  count: number,
): { configs: string; table: string } {
  makeVariants(source, target, 'extends', 0);
  const page = parseDocument('extends: lp8\n');
  setDifferences(page, []);
  page.set('matrix', page.createNode({ file: 'bench.csv' }));
  page.deleteIn(['sections', 'faqs']);
  const text = Object.entries({
    'BENCH-ROUTE': '{{field}}/{{city}}/desk-{{desk}}',
    'BENCH CITY': '"{{city}}"',
    'BENCH NOTE': 'desk {{desk}} in {{state}}',
    [placeholders.title]: 'Resumes for {{field}} in {{city}}, desk {{desk}}',
    [placeholders.headline]: 'resume that {{city}} reads at desk {{desk}}.',
    [placeholders.lead]: 'A writer for the {{field}} of {{city}} {{habit}}.',
    [placeholders.copy]:
      'Written for {{field}} in {{city}}, {{state}}, by {{writer}}, in the ==words the posting uses==.',
  }).reduce((text, [placeholder, word]) => text.replaceAll(placeholder, word), page.toString(unfolded));
  writeFileSync(join(target, 'bench.yaml'), text);
  const table = join(target, 'data', 'bench.csv');
  mkdirSync(dirname(table), { recursive: true });
  const rows = Array.from({ length: count }, (_, index) => {
    const city = cities[index % cities.length] ?? '';
    const field = fields[Math.floor(index / cities.length) % fields.length] ?? '';
    return `${city},State ${index % 50},${field},${index},Writer ${index % 400},reads every posting of desk ${index}`;
  });
  writeFileSync(table, `city,state,field,desk,writer,habit\n${rows.join('\n')}\n`);
  return { configs: target, table };
}

/** Changes one word of a variant's copy, as a marketer would. */
export function editVariant(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace('Written for', 'Now written for'));
}

/** Gives the questions' facts default values, and raises the budgets, which are irrelevant for timing. */
function addSiteFacts(file: string): void {
  const site = parseDocument(readFileSync(file, 'utf8'));
  site.setIn(['facts', 'city'], 'Tampa');
  site.setIn(['facts', 'benchNote'], 'you hear back the same day');
  site.setIn(['budgets', 'html'], 60);
  writeFileSync(file, site.toString());
}

function templateOf(form: VariantForm, source: string, name: string): string {
  const whole = () => readFileSync(join(source, `${name}.yaml`), 'utf8');
  const page: Document = parseDocument(form === 'full' ? whole() : `extends: ${name}\n`);
  const faqs = parseDocument(readFileSync(join(source, 'content', 'faqs.yaml'), 'utf8'));
  setDifferences(page, Object.keys(faqs.toJS() as object));
  return page.toString(unfolded);
}

/** Inserts the placeholders, and replaces two of the page's questions. */
function setDifferences(page: Document, faqIds: string[]): void {
  page.set('route', '/BENCH-ROUTE/');
  page.set('title', placeholders.title);
  page.set('description', placeholders.copy);
  page.set('facts', page.createNode({ city: 'BENCH CITY', benchNote: 'BENCH NOTE' }));
  page.setIn(['sections', 'hero', 'headline'], `The {rotate}\n${placeholders.headline}`);
  page.setIn(['sections', 'hero', 'lead'], placeholders.lead);
  page.setIn(['sections', 'why-us', 'statement'], placeholders.copy);
  page.setIn(['sections', 'ats', 'lead'], placeholders.lead);
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
    [placeholders.title]: `Resumes for ${field} in ${city}, desk ${index}`,
    [placeholders.headline]: `resume that ${city} reads at desk ${index}.`,
    [placeholders.lead]: `A certified writer of desk ${index} takes a pencil to every line, for the ${field} of ${city}.`,
    [placeholders.copy]: `Written for ${field} in ${city} by desk ${index}, in the ==words the posting uses==, and we stay until you are hired.`,
  };
  return Object.entries(words).reduce(
    (text, [placeholder, word]) => text.replaceAll(placeholder, word),
    template,
  );
}
