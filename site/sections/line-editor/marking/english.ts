import type { MarkKind } from './rules.ts';

/** A list as text, separated by commas. */
export const list = (text: string) => text.trim().split(/\s*[,\n]\s*/u);

/**
 * Words and phrases that an editor of American English marks in any resume. A hyphen matches a space, a space matches a hyphen.
 * Phrases of a company come on top of them.
 */
export const englishPhrases: Readonly<Partial<Record<MarkKind, readonly string[]>>> = {
  duty: list(`
    responsible for, responsible to, responsibilities included, responsibilities include, duties included, duties include,
    job duties, tasks included, tasked with, charged with, in charge of, accountable for, entrusted with, assigned to,
    expected to, required to, role included, role involved, duties involved
  `),
  'weak-verb': list(`
    helped with, helped to, helped out, helped, helping, assisted with, assisted in, assisted, assisting, worked on,
    worked with, worked closely with, participated in, involved in, was involved in, took part in, contributed to, aided in,
    aided, supported, handled, dealt with, utilized, used, tried to, attempted to, made sure, performed, did, got,
    ensured, ensure, ensuring, make sure, maintained, facilitated, facilitate, leveraged, leverage, leveraging, utilize,
    utilizing, acted as, provided support, provided assistance, was part of, be part of, be a part of,
    exposed to, exposure to, gained experience, gained knowledge, familiar with, liaised, interfaced with,
    proficient in, proficient with, knowledge of, experience with, experienced in, skilled in, skilled at,
    played a role in, played a key role in, played an integral role in, served as a liaison
  `),
  filler: list(`
    team player, results-driven, results-oriented, result-oriented, detail-oriented, goal-oriented, deadline-driven,
    customer-focused, customer-centric, hard-working, hardworking, hard worker, self-starter, self-motivated, go-getter,
    highly motivated, motivated professional, highly skilled, highly organized, dedicated professional,
    seasoned professional, experienced professional, passionate, dynamic, innovative, proactive, enthusiastic, energetic,
    excellent communication skills, strong communication skills, good communication skills, great communication skills,
    excellent written and verbal communication skills, written and verbal communication skills, communication skills,
    interpersonal skills, people skills, people person, organizational skills, leadership skills, problem-solving skills,
    time management skills, multitasking, ability to multitask, able to multitask, strong work ethic, work ethic,
    proven track record, track record of success, proven ability, fast-paced environment, fast-paced, think outside the box,
    thinks outside the box, outside the box, thought leader, strategic thinker, critical thinker, problem solver, problem-solver,
    quick learner, fast learner, go-to person, bottom line, value-add, added value, synergy, synergies, best-of-breed,
    world-class, cutting-edge, state-of-the-art, best practices, hit the ground running, wore many hats, above and beyond,
    win-win, ninja, rock star, guru, works well under pressure, work well under pressure, under pressure,
    positive learning environment, positive work environment, positive environment, clean and organized,
    attention to detail, timely manner, timely and accurate manner, regular basis, wherever needed, as needed,
    from start to finish, up to date, passion for,
    years of experience, demonstrated ability, strong leader, commitment to, time management, growth-oriented,
    challenging position, seeking a position, everything, ran smoothly, running smoothly, went smoothly,
    work independently, works independently, part of a team, successfully, effectively, efficiently, day-to-day operations, daily operations, references available upon request
  `),
  'first-person': ['I', "I'm", "I've", "I'd", 'my', 'me', 'myself', 'mine', 'we', 'our', 'us', 'ours'],
};

/** Results that are only words until a number is next to them. Marked as filler in a line without any number. */
export const measures = list(`
  customer satisfaction, client satisfaction, patient satisfaction, employee morale, morale, efficiency, productivity,
  customer experience, client experience, quality of service, customer service
`);

/** Quantities that hide one. */
export const vagueQuantities = list(`
  various, multiple, numerous, several, many, a variety of, a wide variety of, a wide range of, a number of, countless,
  a lot of, lots of, high-volume, large-scale, significantly, substantially, greatly, dramatically, drastically
`);

/** Verbs of change, which ask by how much. */
export const changeVerbs = list(`
  improved, improve, improving, increased, increase, increasing, reduced, reduce, reducing, decreased, decrease, grew, grow,
  growing, boosted, boost, raised, cut, lowered, saved, accelerated, expanded, maximized, minimized, streamlined, enhanced,
  optimized, exceeded
`);

/** What can be counted, and mostly is not. */
export const countedThings = list(`
  a team, the team, team members, teams, team, staff, employees, associates, direct reports, new hires, volunteers, interns,
  students, patients, residents, clients, customers, guests, members, vendors, suppliers, stakeholders, accounts, cases,
  calls, phones, emails, tickets, orders, invoices, reports, projects, events, meetings, classes, campaigns, products,
  stores, locations, sites, vehicles, shipments, deliveries, units, rooms, applications, systems, databases, sales, revenue,
  costs, expenses, budget, budgets, inventory, leads, contracts, tasks, duties, candidates, presentations, appointments,
  nurses, doctors, physicians, attorneys, teachers, managers, people, families, children, visitors, machines, shelves, lawns,
  schedules, websites, articles, posts, donors, grants, repairs, inspections, transactions, files, records, documents
`);

/** Fixed terms whose words do not count anything. */
export const fixedTerms = list(`
  accounts payable, accounts receivable, sales professional, sales associate, sales representative, sales manager, sales team,
  inventory system, customer service, team lead, team leader, project management, order entry, events coordinator
`);

/** Starts of a line that states a credential: no number belongs there. */
export const credentials =
  /^(?:graduated|fluent|certified|licensed|member|volunteer|awarded|named|speaks?|bilingual)\b/iu;

/** Ends of a line that no number could follow. */
export const uncountable = list(`
  date, time, times, manner, basis, month, year, needed, low, detail, environment, running, possible, daily, weekly, present
`);

export const numberWords = list(`
  two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty, fifty, sixty, eighty,
  ninety, hundred, hundreds, thousand, thousands, million, millions, billion, dozen, dozens, half, double, doubled, triple,
  tripled, quadrupled, quarter, zero, twice
`);

/** Figures that are names, or time served, and not results. */
export const namedFigures =
  /\b24\/7\b|\b365\b|\b401\s?\(?k\)?|\b1099s?\b|\b\d+\+?\s+years['’]?\s+(?:of\s+)?experience|\bfor\s+\d+\+?\s+years\b|\bISO\s?\d+|\b(?:Windows|Section|Title|Form|Level|Phase|Tier|Grade|Act|Class|Office)\s\d+/giu;

/** Participles that do not end in "ed". */
export const participles = list(`
  given, made, done, chosen, held, kept, led, built, written, taken, run, sent, shown, paid, sold, brought, bought, taught,
  told, found, seen, known, put, set, cut, driven, overseen, begun, hired, grown
`);

/** Participles that are adjectives, or honors that someone else has to give. */
export const notPassive = list(`
  skilled, experienced, motivated, dedicated, excited, interested, committed, detailed, based, located, licensed, certified,
  qualified, bored, tired, pleased, promoted, awarded, named, selected, recognized, ranked, elected, nominated, honored,
  registered, advanced, integrated, automated, invited, hired, paid, involved, tasked, charged, assigned, required, expected, used, supposed, trained, headquartered
`);
