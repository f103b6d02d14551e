import { sql } from 'kysely';
import { takeIn } from '../../desk/intake/intake.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { storedLead } from '../../testing/leads/stored-lead.ts';

const firstNames = ['Dana', 'Luis', 'Priya', 'Joel', 'Renée', 'Wes', 'Hannah', 'Bernadette', 'Zoë', 'Kim'];
const lastNames = [
  'Aguirre',
  'Raghunathan',
  'Lindqvist',
  'Okonkwo',
  'Calloway',
  'Thibodeaux',
  'Oyelaran',
  'Vale',
];
const words = ['warehouse', 'nurse', 'federal', 'manager', 'teacher', 'welder', 'driver', 'analyst', 'sales'];
const pages = ['lp8', 'pricing', 'resume-writing', 'contact', 'federal'];

/** One lead every two minutes up to now; a tenth is open work, as of one person or unclaimed. */
export async function fillDesk(storage: Storage, count: number, owner: string): Promise<void> {
  const now = Date.now();
  const all = Array.from({ length: count }, (_, index) => index);
  for (const part of chunks(all)) {
    const leads = part.map((index) => {
      const id = idOf(index);
      const name = `${pick(firstNames, index)} ${pick(lastNames, index >> 3)}${index}`;
      return storedLead({
        id,
        submission_key: id,
        received_at: new Date(now - (count - index) * 120_000).toISOString(),
        full_name: name,
        email: `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@mail.example`,
        phone: `+1 (8${index % 10}3) 555-${String(index % 10_000).padStart(4, '0')}`,
        message: `I am a ${pick(words, index)} and need a resume by Friday, case ${index}.`,
        page_url: `https://larkfield.example/${pick(pages, index)}/`,
      });
    });
    await storage.commit(async (trx) => {
      await trx.insertInto('leads').values(leads).execute();
      await takeIn(
        trx,
        leads.map(({ id }) => id),
        rules,
        new Date(),
      );
      for (const work of new Set(part.map((index) => JSON.stringify(workOn(index, owner)))))
        await trx
          .updateTable('desk_leads')
          .set(JSON.parse(work) as Work)
          .where(
            'lead_id',
            'in',
            part.filter((index) => JSON.stringify(workOn(index, owner)) === work).map(idOf),
          )
          .execute();
    });
  }
  // As PostgreSQL does by itself within minutes.
  if (hasManyWriters(storage.db)) await sql`vacuum analyze desk_leads`.execute(storage.db);
}

const rules = { zone: 'UTC', hours: [], holidays: [], answerWithinMs: 300_000 };

const idOf = (index: number) => `019c0000-0000-7000-8000-${String(index).padStart(12, '0')}`;

/** Most leads are won or lost, as after years of work; a few are open. */
function workOn(index: number, owner: string): Work {
  if (index % 1000 === 7) return { state: 'open', owner: null };
  if (index % 100 === 3) return { state: 'open', owner };
  if (index % 100 === 5) return { state: 'waiting', owner };
  return { state: index % 2 === 0 ? 'won' : 'lost', owner };
}

type Work = Pick<Tables['desk_leads'], 'state' | 'owner'>;

function pick<T>(values: readonly T[], index: number): T {
  return values[index % values.length] as T;
}
