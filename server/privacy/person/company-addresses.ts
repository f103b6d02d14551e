import { type Kysely, sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import { emailKey } from '../../desk/intake/derive.ts';
import { localSender } from '../../mail/choose-mailer.ts';
import type { Tables } from '../../storage/tables.ts';

/**
 * Addresses of the company and of its staff, normalized. A lead can have one, when staff try a form; it leads to no person,
 * because mail about all leads comes from it or goes there.
 */
export type ReadCompanyAddresses = () => Promise<ReadonlySet<string>>;

interface CompanyParts {
  db: Kysely<Tables>;
  config: Pick<Config, 'mail' | 'staff'>;
  /** Whom `desk.manager` of site.yaml names. */
  managers: () => Promise<readonly string[]>;
}

export function createCompanyAddresses({ db, config, managers }: CompanyParts): ReadCompanyAddresses {
  const { from = localSender, replyTo, notifyTo = [] } = config.mail;
  const ofMail = [from, ...(replyTo ? [replyTo] : []), ...notifyTo].map(({ address }) => address);
  const configured = [...ofMail, ...(config.staff.roles?.people.keys() ?? [])];
  return async () =>
    new Set([...configured, ...(await managers()), ...(await knownStaff(db))].map((one) => emailKey(one)));
}

/** The accounts, and those whom a proxy signs in, as far as they have worked on leads. */
async function knownStaff(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from staff_users
    union select staff from desk_turns
    union select staff from desk_presence
    union select owner from desk_leads where owner is not null`.execute(db);
  return rows.map(({ email }) => email);
}
