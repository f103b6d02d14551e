/** What three people sent before their resumes were written: the same jobs, with duties instead of results. */
import type { Draft } from '#artwork/drafts/draft.ts';

export const drafts: ReadonlyMap<string, Draft> = new Map<string, Draft>([
  [
    'human-resources-director',
    {
      layout: 'centered',
      objective:
        'To obtain a challenging and rewarding leadership position in Human Resources with a growing, dynamic organization where I can utilize my extensive experience and strong people skills and continue to grow professionally.',
      duties: [
        [
          'Responsible for all aspects of the Human Resources department across multiple locations',
          'Duties include recruiting, hiring, onboarding, retention, compensation, benefits and employee relations',
          'Involved in union contract negotiations on an ongoing basis',
          'Conducted pay audits as needed and made recommendations to senior management',
          'Worked closely with supervisors on various staffing matters to reduce turnover',
          'Reported to the Board',
        ],
        [
          'Handled the day to day HR operations of the company',
          'Assisted with the staffing of a new clinic, including interviews and orientation',
          'Updated the employee handbook and various other policies and procedures',
          'Responded to discrimination charges and employee complaints in a timely manner',
          'Other duties as assigned',
        ],
        [
          'Responsible for workers compensation claims and light duty paperwork',
          'Maintained personnel files and helped move them to a new system',
          'Assisted management with payroll questions and other HR functions',
        ],
      ],
      rest: {
        Skills:
          'Hard working, detail oriented, team player, excellent written and verbal communication skills, able to work well under pressure, able to work independently or as part of a group, self starter, Microsoft Office (Word, Excel, PowerPoint, Outlook), Internet and email.',
        'Hobbies and Interests': 'Reading, hiking, cooking, spending time with my family.',
      },
      closing: 'References available upon request',
    },
  ],
  [
    'mechanical-engineer',
    {
      layout: 'indented',
      objective:
        'Results-driven and hard-working mechanical engineer seeking a position with a reputable company that offers room for advancement, where my technical skills and education can be utilized to the fullest while contributing to the success of the team.',
      duties: [
        [
          'Responsible for the design of pumps, compressors and related components',
          'Worked on the impeller redesign of one of the company’s main products',
          'Helped to resolve warranty issues related to seals',
          'Was in charge of the test stand and of acceptance testing',
          'Supervised engineers and a drafter',
          'Attended weekly design review meetings',
        ],
        [
          'Participated in the development of a control valve from concept to production',
          'Responsible for inspecting castings and dealing with suppliers',
          'Created documentation on tolerances',
          'Various other engineering tasks as needed by management',
        ],
        [
          'Modeled pressure vessels in accordance with code',
          'Made drawings and assisted with the design of brackets',
          'Gained valuable experience in a fabrication environment',
        ],
      ],
      rest: {
        'Computer Skills': 'SolidWorks, ANSYS, MATLAB, Microsoft Word, Excel, PowerPoint, Windows, Internet.',
        'Personal Skills':
          'Team player, problem solver, quick learner, good communicator, punctual, organized, able to multitask, willing to go the extra mile.',
        Other: 'Licensed Professional Engineer. Have also been involved in patents.',
      },
      closing: 'References available upon request.',
    },
  ],
  [
    'executive-chef',
    {
      layout: 'columns',
      objective:
        'Passionate chef looking for a new challenge in a fast paced kitchen where I can use my creativity and my love of food to give every guest an unforgettable dining experience, with the possibility of growth.',
      duties: [
        [
          'Responsible for all kitchen operations including menus, ordering and inventory',
          'Manage and motivate the kitchen staff on a daily basis',
          'Source fresh local ingredients from area farms',
          'Control food cost, labor and waste',
          'Make sure all food leaves the kitchen to the highest standard',
          'Follow all health and safety guidelines',
        ],
        [
          'In charge of banquets and weddings of all sizes',
          'Helped open a new bar kitchen for the hotel',
          'Made prep lists and schedules',
          'Trained sous chefs and other staff as needed',
        ],
        [
          'Worked all stations including grill',
          'Worked the busy Sunday service',
          'Made fresh tortillas daily',
          'Kept the walk-ins clean and organized at all times',
        ],
      ],
      rest: {
        Skills:
          'Hard worker, team player, fast learner, works well under pressure, leadership, time management, knife skills, bilingual (English and Spanish).',
        Awards: 'Several, can be discussed in interview.',
        'Personal Interests':
          'Cooking, traveling, trying new restaurants, music, spending time with family and friends.',
      },
      closing: 'References available upon request.',
    },
  ],
]);
