import { circled, highlighted, ticked } from '#artwork/marks/pencil.ts';
import type { Document } from '#artwork/pages/documents.ts';
import { dotted, job, list, row } from '#artwork/pages/html.ts';

const section = (name: string, content: string) => `<section><h2>${name}</h2><div>${content}</div></section>`;
const project = (name: string, text: string) => `<p class="project"><b>${name}.</b> ${text}</p>`;

/** A first resume: the degree, one internship and three projects, with as many figures as a long career has. */
export const entryLevel: Document = {
  slug: 'entry-level',
  styles: ['first'],
  tone: 'brick',
  end: 0.93,
  html: `<header><h1>Jordan<br>Pettway</h1><div><p class="label">Marketing Analyst, graduating May 2025</p><p>${dotted('Gainesville, FL', '352-555-0146')}<br>j.pettway@mail.example</p></div></header>
${section('Profile', '<p class="lede">Marketing graduate who counts first and writes second. One internship, three finished projects, and a job, each with a result that someone used.</p>')}
${section(
  'Education',
  `${row('<b>B.S., Marketing, minor in Statistics</b>', 'May 2025')}<p class="at">Alachua State University</p>${list(
    'GPA 3.7; dean’s list in five of seven semesters.',
    'Courses: consumer research, regression, survey design, database queries.',
    'Senior seminar: price test for a campus coffee cart, 1,240 sales compared.',
  )}`,
)}
${section(
  'Internship',
  job({
    title: 'Marketing Intern',
    dates: 'May – Aug 2024',
    at: 'Cedar Key Outfitters, Gainesville',
    did: [
      `Rewrote 46 product pages; visits from search ${circled('rose 22%')} in ten weeks.`,
      'Built the Monday report that replaced four spreadsheets; the store still uses it.',
      'Tested two subject lines a week for 12 weeks and wrote up what worked.',
      `${highlighted('Asked back')} for ten hours a week during the school year.`,
    ],
  }),
)}
${section(
  `${ticked('Projects')}`,
  project(
    'Bus stop survey',
    'Asked 312 riders about the night line with two classmates; the city then added a stop on Archer Road.',
  ) +
    project(
      'Food pantry newsletter',
      'Took over a list of 640 readers; opens went from 19% to 34% in one semester, with half as many words.',
    ) +
    project(
      'Rent map',
      'Collected 900 listings, cleaned them, and drew a map by bedroom; 5,100 students looked at it in August.',
    ),
)}
${section(
  'Work',
  job({
    title: 'Shift Lead, Front Counter',
    dates: '2022 – 2024',
    at: 'Tally’s Bakery, Gainesville',
    did: [
      'Opened the shop three mornings a week before class; never late in 14 months.',
      'Trained six new hires and wrote the register guide that they learn from.',
    ],
  }),
)}
${section('Campus', row('<b>Treasurer</b>, Marketing Club, 85 members, budget of $4,300', '2023 – 2025') + row('<b>Volunteer</b>, Sweetwater Food Pantry', '2022 – 2025'))}
${section('Skills', `<p>${dotted('Survey design', 'Spreadsheets', 'SQL queries', 'Web analytics', 'Email campaigns')}</p>`)}`,
};
