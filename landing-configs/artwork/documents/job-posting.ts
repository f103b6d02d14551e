import { circled, highlighted, ticked } from '#artwork/marks/pencil.ts';
import type { Document } from '#artwork/pages/documents.ts';

interface Posting {
  board: string;
  readers: string;
  posted: string;
  live: string;
  /** The first answer in the week, if there was one. */
  answer?: string;
}

const postings: readonly Posting[] = [
  {
    board: 'Gulf Coast Jobs',
    readers: 'All trades, Florida',
    posted: 'Mon, Mar 3',
    live: '9:40 a.m.',
    answer: 'Recruiter call, Mar 6',
  },
  {
    board: 'Ledgerline',
    readers: 'Accounting and audit',
    posted: 'Mon, Mar 3',
    live: '10:15 a.m.',
    answer: 'Two messages, Mar 5',
  },
  { board: 'Desk & Door', readers: 'Office and administration', posted: 'Mon, Mar 3', live: '11:30 a.m.' },
  {
    board: 'Workharbor',
    readers: 'All trades, nationwide',
    posted: 'Tue, Mar 4',
    live: '9:05 a.m.',
    answer: 'Profile saved by 3 firms',
  },
  {
    board: 'The Payables Post',
    readers: 'Accounts payable',
    posted: 'Tue, Mar 4',
    live: '9:50 a.m.',
    answer: 'Interview offer, Mar 7',
  },
  { board: 'Near & Hired', readers: 'Within 25 miles', posted: 'Tue, Mar 4', live: '2:20 p.m.' },
  {
    board: 'Homedesk',
    readers: 'Remote and hybrid',
    posted: 'Wed, Mar 5',
    live: '10:20 a.m.',
    answer: 'One message, Mar 7',
  },
  { board: 'Civic Openings', readers: 'City and county', posted: 'Wed, Mar 5', live: '1:10 p.m.' },
  { board: 'Second Shift', readers: 'Part time and evening', posted: 'Wed, Mar 5', live: '2:00 p.m.' },
  {
    board: 'Carewell Careers',
    readers: 'Hospitals and clinics',
    posted: 'Wed, Mar 5',
    live: '3:30 p.m.',
    answer: 'Recruiter call set, Mar 10',
  },
];

function line({ board, readers, posted, live, answer = 'Waiting' }: Posting, index: number): string {
  const isAnswered = answer !== 'Waiting';
  const words = answer.startsWith('Interview') ? circled(answer) : answer;
  const name = board.replace('&', '&amp;');
  return `<tr><td>${index + 1}</td><td><b>${name}</b></td><td>${readers}</td><td>${posted}</td><td class="live">${ticked(live)}</td><td${isAnswered ? '' : ' class="waiting"'}>${words}</td></tr>`;
}

/** A posting log: ten boards in one week, when each went live and who has answered. */
export const jobPosting: Document = {
  slug: 'job-posting',
  styles: ['log'],
  tone: 'evergreen',
  end: 0.9,
  html: `<header><h1>Ten boards,<br>one week.</h1><dl><div><dt>For</dt><dd>Renee Castillo</dd></div><div><dt>Role sought</dt><dd>Accounts Payable Specialist</dd></div><div><dt>Area</dt><dd>Tampa Bay, or remote</dd></div><div><dt>Week</dt><dd>March 3 to 7, 2025</dd></div></dl></header>
<p class="lede">One resume, written once and entered ten times by hand: each board’s own fields filled, ${highlighted('no half-read upload')}, the same dates everywhere.</p>
<table><thead><tr><th></th><th>Board</th><th>Who reads it</th><th>Posted</th><th>Live</th><th>By Friday</th></tr></thead><tbody>${postings.map(line).join('')}</tbody></table>
<section class="after"><div><h2>What we enter</h2><ul><li>Title as the posting writes it</li><li>All twelve skills, one by one</li><li>Dates by month, gaps explained</li><li>Salary as you set it</li></ul></div>
<div><h2>What you do</h2><ul><li>Open the alerts we send at 8</li><li>Answer them yourself</li><li>Say which calls were worth it</li></ul></div>
<div><h2>Next week</h2><ul><li>Refresh boards 1, 4, and 7</li><li>Ask board 8 why it is quiet</li><li>Rehearse the interview</li></ul></div></section>
<p class="sum"><b>10</b> posted <i>·</i> <b>10</b> live <i>·</i> <b>6</b> answered <i>·</i> <b>4</b> waiting</p>
<p class="foot"><span>Sample of a posting log</span><span>Page 1 of 1</span></p>`,
};
