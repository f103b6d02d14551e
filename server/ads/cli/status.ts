import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { type Column, tableLines } from '../../cli/text/table.ts';
import { harmlessLine } from '../../cli/text/terminal-text.ts';
import { type ConversionCounts, countConversions } from '../count-conversions.ts';
import type { AdCommand } from './ad-command.ts';
import { googleDiagnostics } from './google-diagnostics.ts';

export const status: AdCommand = {
  about: 'counts what was reported to ad platforms, what waits, and what failed',
  usage: `npm run ads -- status
Google examines events again after it has accepted them; for its newest requests, it is asked what it found.
To retry what is dead: npm run leads -- replay --dead, or replay --target NAME`,
  read(words) {
    readWords(words, {}, 0);
    return async (tools) => {
      const { storage, ads, output } = tools;
      const counts = await countConversions(storage.db);
      const unused = ads.destinations
        .filter(({ target }) => !counts.some((row) => row.target === target))
        .map(({ target }) => ({ target, delivered: 0, pending: 0, dead: 0, lastError: null }));
      const rows = [...counts, ...unused].toSorted((one, other) => (one.target < other.target ? -1 : 1));
      print(
        output,
        rows.length > 0
          ? tableLines(columns, rows, output)
          : ['Nothing is reported; see npm run ads -- check.'],
      );
      const found = await googleDiagnostics(tools);
      if (found.length > 0) print(output, ['', 'What Google says of its newest requests:', ...found]);
    };
  },
};

const number = (value: number) => value.toLocaleString('en-US');

const columns: readonly Column<ConversionCounts>[] = [
  { title: 'target', text: ({ target }) => target },
  { title: 'delivered', text: ({ delivered }) => number(delivered) },
  { title: 'waiting', text: ({ pending }) => number(pending) },
  { title: 'dead', text: ({ dead }) => number(dead), color: ({ dead }) => (dead > 0 ? 'red' : undefined) },
  { title: 'last error', text: ({ lastError }) => harmlessLine(lastError ?? ''), minWidth: 20 },
];
