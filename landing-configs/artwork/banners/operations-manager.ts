import type { Resume } from '#artwork/resumes/resume.ts';

/** The resume that lies on top in the first picture. */
export const operationsManager: Resume = {
  basics: {
    name: 'Maya Ellison',
    label: 'Operations Manager, Distribution',
    email: 'maya.ellison@mail.example',
    phone: '813-555-0142',
    summary:
      'Led 42 people through a two-site merger and cut order errors by 31% in nine months. Runs distribution floors where the numbers are on the wall and the team knows why they moved.',
    location: { city: 'Tampa', region: 'FL' },
  },
  work: [
    {
      name: 'Gulfway Supply Co., Tampa',
      position: 'Operations Manager',
      startDate: '2021',
      highlights: [
        'Rebuilt the pick path for 11,400 items; same-day shipments rose from 78% to 96%.',
        'Renegotiated carrier contracts worth $3.2M, saving $410K a year.',
        'Trained and promoted nine team leads; turnover fell by half.',
        'Passed three safety audits in a row with no findings.',
        'Wrote the floor playbook now used at four sites.',
      ],
    },
    {
      name: 'Harbor & Pine Outfitters, Lakeland',
      position: 'Warehouse Supervisor',
      startDate: '2017',
      endDate: '2021',
      highlights: [
        'Ran the night shift of 24; highest lines per hour of four shifts for 11 quarters.',
        'Led the move to handheld scanning: mis-ships fell from 1.9% to 0.4%.',
        'Introduced a 10-minute stand-up that cut overtime by 17%.',
        'Chosen to open the Ocala cross-dock; live on the planned day.',
      ],
    },
    {
      name: 'Harbor & Pine Outfitters, Lakeland',
      position: 'Inventory Analyst',
      startDate: '2014',
      endDate: '2017',
      highlights: [
        'Found and recovered $186K of misplaced stock in the first year.',
        'Built the cycle-count calendar that replaced the annual shutdown.',
        'Moved 3,100 slow items to one aisle and freed two loading bays.',
      ],
    },
  ],
  education: [
    {
      institution: 'Hillsborough Bay University',
      studyType: 'B.S.',
      area: 'Supply Chain Management',
      endDate: '2014',
    },
  ],
  certificates: [{ name: 'Lean Operations', issuer: 'Green Level', date: '2019' }],
  skills: [
    {
      name: 'Core skills',
      keywords: ['Slotting and pick paths', 'Carrier negotiation', 'Warehouse systems', 'Budget of $6.8M'],
    },
  ],
  meta: {
    template: 'classic',
    tone: 'ink',
    headings: {
      summary: 'Operations Manager, Distribution',
      education: 'Education & Certification',
      skills: 'Core Skills',
    },
  },
};
