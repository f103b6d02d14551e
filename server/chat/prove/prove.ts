/**
 * Proves that no message of a chat is lost, doubled, or out of order for either side, while servers are killed and connections
 * are cut: with two servers on one SQLite file, and with two on one PostgreSQL. Then that a server's memory stays the same
 * however many conversations are opened and closed.
 * `npm run prove -- chat [--visitors 200] [--agents 10] [--seconds 120] [--kills 20] [--cuts 200] [--conversations 10000]
 * [--database SQLite] [--only talk|memory]`; exit code 1 on any failure.
 */
import { parseArgs } from 'node:util';
import { positiveInteger } from '../../testing/positive-integer.ts';
import { findPostgres } from '../../testing/storage/postgres.ts';
import { proveMemory } from './memory.ts';
import { proveTalk, type TalkOptions } from './talk.ts';

const databases = ['SQLite', 'PostgreSQL'] as const;

const maxP95Ms = 500;

/** The largest growth of the heap after the first fifth of the conversations, as a share. */
const maxGrowth = 0.1;

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      visitors: { type: 'string', default: '200' },
      agents: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '120' },
      kills: { type: 'string', default: '20' },
      cuts: { type: 'string', default: '200' },
      conversations: { type: 'string', default: '10000' },
      database: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const talk = {
    visitors: positiveInteger('--visitors', values.visitors),
    agents: positiveInteger('--agents', values.agents),
    seconds: positiveInteger('--seconds', values.seconds),
    kills: Number(values.kills),
    cuts: Number(values.cuts),
  };
  const conversations = positiveInteger('--conversations', values.conversations);
  let isProved = true;
  for (const database of databases) {
    if (values.database !== undefined && values.database !== database) continue;
    if (database === 'PostgreSQL' && !findPostgres()) {
      console.log('\n*** SKIPPED: PostgreSQL is not installed. ***');
      continue;
    }
    if (values.only !== 'memory') isProved = (await runTalk({ ...talk, database })) && isProved;
    if (values.only !== 'talk') isProved = (await runMemory(database, conversations)) && isProved;
  }
  return isProved ? 0 : 1;
}

async function runTalk(options: TalkOptions): Promise<boolean> {
  console.log(`\nTwo servers, ${options.database}`);
  const proof = await proveTalk(options);
  console.log(
    `${proof.messages} messages and ${proof.answers} answers, ${proof.kills} kills, ${options.cuts} cuts: ${proof.lost} lost, ${proof.doubled} doubled, ${proof.disordered} out of order.`,
  );
  console.log(
    `From send to seen: median ${proof.p50Ms.toFixed(0)} ms, p95 ${proof.p95Ms.toFixed(0)} ms (at most ${maxP95Ms}).`,
  );
  return proof.lost + proof.doubled + proof.disordered === 0 && proof.p95Ms <= maxP95Ms;
}

async function runMemory(database: TalkOptions['database'], conversations: number): Promise<boolean> {
  console.log(`\nOne server, ${database}`);
  const growth = await proveMemory({
    database,
    conversations,
    onMeasured: (point) =>
      console.log(
        `After ${point.conversations} conversations: ${(point.usedBytes / 1e6).toFixed(1)} MB of heap in use.`,
      ),
  });
  console.log(`Growth: ${(100 * growth).toFixed(1)} % (at most ${100 * maxGrowth} %).`);
  return growth <= maxGrowth;
}
