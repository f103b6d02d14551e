import { circled, highlighted, ticked } from '#artwork/marks/pencil.ts';
import type { Document } from '#artwork/pages/documents.ts';
import { job, paragraphs } from '#artwork/pages/html.ts';

const work = [
  job({
    title: 'Senior Construction Superintendent',
    dates: '2019 – Now',
    at: 'Terrell &amp; Boone Builders, Tampa',
    did: [
      `Delivered a 212-unit apartment tower ${circled('five weeks early')} and $1.1M under its $38M budget.`,
      'Run daily work for 14 trades and up to 160 people on site; four superintendents report to me.',
      'Brought lost-time injuries to zero for 31 months with a ten-minute plan at the foot of every lift.',
      `Cut change orders by 27%: I walk the drawings with each trade ${highlighted('before the pour')}, not after it.`,
      'Closed out 1,900 punch items in 18 days; the first tenants moved in on the printed date.',
    ],
  }),
  job({
    title: 'Construction Superintendent',
    dates: '2013 – 19',
    at: 'Kestrel Ridge Contractors, Lakeland',
    did: [
      'Built six retail and medical shells worth $61M; all six opened on or before the contract day.',
      'Re-sequenced a clinic after a 5-week steel delay and gave back 22 days without overtime.',
      'Passed 94% of city inspections on the first visit, up from 71% in the year before I took over.',
      'Hired and trained nine foremen; seven still run crews there.',
    ],
  }),
  job({
    title: 'Assistant Superintendent',
    dates: '2009 – 13',
    at: 'Kestrel Ridge Contractors, Lakeland',
    did: [
      'Kept the three-week look-ahead for a $24M school addition that stayed open to 800 students.',
      'Set up the tool crib and cut rental costs by $9,400 a month.',
    ],
  }),
  job({
    title: 'Carpenter, then Lead Carpenter',
    dates: '2004 – 09',
    at: 'Local crews, Polk County',
    did: ['Framed 60 houses and two churches; led a crew of five from 2007.'],
  }),
];

/** A strong page of a builder: the record at the left, what a recruiter looks up at the right. */
export const resumeWriting: Document = {
  slug: 'resume-writing',
  styles: ['record'],
  tone: 'evergreen',
  end: 0.935,
  html: `<header><h1>Daniel Okafor</h1><p class="label">Construction Superintendent, Commercial and Multifamily</p></header>
<main><p class="lede">Superintendent with twenty years on site and $140M of finished buildings. Known for early handovers, clean closeouts, and crews that come back for the next job.</p>
<h2>Experience</h2>${work.join('')}</main>
<aside><h2>Contact</h2><p>Brandon, FL<br>813-555-0168<br>d.okafor@mail.example</p>
<h2>${ticked('Finished work')}</h2><p class="figure"><b>$140M</b>in buildings handed over</p><p class="figure"><b>11 of 12</b>jobs done by contract date</p><p class="figure"><b>31 months</b>without a lost-time injury</p>
<h2>Licenses</h2>${paragraphs('<b>Certified General Contractor</b><br>Florida, since 2015', '<b>OSHA 30 and 510</b><br>renewed 2024', '<b>First Aid and CPR</b><br>current')}
<h2>Strengths</h2><p>Three-week look-ahead<br>Trade coordination<br>Concrete and tilt-up<br>Inspections and permits<br>Budgets to $40M<br>Owner meetings<br>Punch and closeout</p>
<h2>Education</h2><p><b>A.S., Building Construction</b><br>Polk Ridge College, 2009</p>
<h2>Languages</h2><p>English, native<br>Spanish, on site daily</p></aside>`,
};
