import { type StaffRole, staffRoles } from '../../schema/api/staff.ts';
import { nearest } from '../../schema/nearest.ts';
import { parseOneAddress } from './mail-address.ts';
import { entriesOf } from './parsers.ts';
import type { Parser } from './variable.ts';

/** Who has which role. */
export interface RoleList {
  /** By email address, in lower case. */
  people: ReadonlyMap<string, StaffRole>;
  /** Undefined if people who are not listed have no access. */
  everyoneElse: StaffRole | undefined;
}

/** `email=role` or `*=role`, separated by commas. */
export const roleList: Parser<RoleList> = (value, reject) => {
  const roles = new Map<string, StaffRole>();
  for (const entry of entriesOf(value)) {
    const [, who = '', word = ''] = /^(.*?)\s*=\s*(.*)$/.exec(entry) ?? [];
    const person = who === '*' ? who : parseOneAddress(who)?.address.toLowerCase();
    const role = staffRoles.find((known) => known === word);
    if (person === undefined) reject('list entries such as you@company.example=manager or *=agent', entry);
    else if (role === undefined) reject(`use the roles ${staffRoles.join(', ')}${suggestion(word)}`, entry);
    else if (roles.has(person)) reject('list each person once', entry);
    else roles.set(person, role);
  }
  const everyoneElse = roles.get('*');
  roles.delete('*');
  return { people: roles, everyoneElse };
};

function suggestion(word: string): string {
  const meant = nearest(word, staffRoles);
  return meant === undefined ? '' : ` (did you mean ${meant}?)`;
}
