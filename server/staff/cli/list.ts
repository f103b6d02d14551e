import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { counted } from '../../cli/text/counted.ts';
import { type Column, tableLines } from '../../cli/text/table.ts';
import { harmlessJson, harmlessLine } from '../../cli/text/terminal-text.ts';
import { localTime } from '../../cli/text/time.ts';
import { listAccounts, type StaffAccount } from '../accounts/accounts.ts';
import type { StaffCommand } from './staff-command.ts';

export const list: StaffCommand = {
  about: 'lists the accounts',
  usage: `npm run staff -- list [--json]
  --json  prints JSON`,
  read(words) {
    const { values } = readWords(words, { json: { type: 'boolean' } }, 0);
    return async ({ storage, clock, zone, output }) => {
      const accounts = await listAccounts(storage.db, clock());
      if (values.json) return print(output, [harmlessJson(accounts)]);
      const table = accounts.length === 0 ? [] : tableLines(columnsFor(zone), accounts, output);
      const times =
        accounts.length === 0 ? 'to create one, run npm run staff -- add EMAIL' : `times are in ${zone}`;
      print(output, [...table, `${counted(accounts.length, 'account')}; ${times}.`]);
    };
  },
};

function columnsFor(zone: string): Column<StaffAccount>[] {
  const time = (instant: string | null) => (instant === null ? 'never' : localTime(instant, zone));
  return [
    { title: 'email', text: ({ email }) => email, minWidth: 20 },
    { title: 'name', text: ({ name }) => harmlessLine(name), minWidth: 10 },
    { title: 'role', text: ({ role }) => role },
    { title: 'created', text: ({ createdAt }) => time(createdAt) },
    { title: 'two-factor', text: ({ hasTwoFactor }) => (hasTwoFactor ? 'on' : 'off') },
    { title: 'last sign-in', text: ({ signedInAt }) => time(signedInAt) },
    { title: 'sessions', text: ({ openSessions }) => String(openSessions) },
  ];
}
