import { chunks } from '../../storage/chunks.ts';
import { openSqlite } from '../../storage/sqlite/sqlite-storage.ts';
import { storedLead } from '../leads/stored-lead.ts';

/** Stores that many leads in a SQLite database in the folder. */
export async function fillLeads(dataDir: string, count: number, message: string): Promise<void> {
  const storage = await openSqlite(dataDir);
  const leads = Array.from({ length: count }, (_, index) => {
    const id = `019c0000-0000-7000-8000-${String(index).padStart(12, '0')}`;
    return storedLead({ id, submission_key: id, message });
  });
  await storage.commit(async (trx) => {
    for (const part of chunks(leads)) await trx.insertInto('leads').values(part).execute();
  });
  await storage.close();
}
