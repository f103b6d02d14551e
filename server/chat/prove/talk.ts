import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from '../../storage/storage.ts';
import { type Fleet, startFleet } from '../../testing/fleet.ts';
import { addStaff, signInAt } from '../../testing/staff/staff-account.ts';
import { openProofStorage } from '../../testing/storage/proof-storage.ts';
import { type Agent, openAgent } from './agent.ts';
import { openVisitor, type Visitor } from './visitor.ts';

export interface TalkOptions {
  database: 'SQLite' | 'PostgreSQL';
  visitors: number;
  agents: number;
  seconds: number;
  kills: number;
  cuts: number;
}

export interface TalkProof {
  messages: number;
  answers: number;
  kills: number;
  lost: number;
  doubled: number;
  disordered: number;
  /** From the first attempt to send until the other side has it, in ms. */
  p50Ms: number;
  p95Ms: number;
}

const servers = 2;

/** Visitors and staff talk while servers are killed and connections are cut. */
export async function proveTalk(options: TalkOptions): Promise<TalkProof> {
  await using opened = await openProofStorage(options.database);
  const { folder, storage, environment } = opened;
  const people = Array.from({ length: options.agents }, (_, index) => `agent${index}@larkfield.example`);
  for (const email of people) await addStaff({ storage }, email, 'manager');
  await using fleet = await startFleet({
    folder,
    count: servers,
    environment: {
      ...environment,
      CHAT_LIMIT_PER_ADDRESS: '0',
      CHAT_LIMIT_MESSAGES: '0',
      STAFF_SIGN_IN_LIMIT: '0',
    },
  });
  const agents: Agent[] = [];
  for (const email of people) agents.push(openAgent(fleet, await signInAt(await fleet.url(), email)));
  const visitors = Array.from({ length: options.visitors }, () => openVisitor(fleet));
  return await talk(options, { fleet, storage, agents, visitors });
}

interface Parties {
  fleet: Fleet;
  storage: Storage;
  agents: Agent[];
  visitors: Visitor[];
}

async function talk(
  { seconds, kills, cuts }: TalkOptions,
  { fleet, storage, agents, visitors }: Parties,
): Promise<TalkProof> {
  const endsAt = performance.now() + seconds * 1000;
  const isOver = () => performance.now() >= endsAt;
  const killing = kills > 0 ? killInTurn(fleet, isOver, (seconds * 1000) / (kills + 1)) : Promise.resolve(0);
  const cutting = cutAtRandom([...visitors, ...agents], cuts, seconds);
  const writing = visitors.map((visitor, index) => write(visitor, index, isOver));
  const assigning = assign(storage, agents, visitors.length, isOver);
  const [killed] = await Promise.all([killing, cutting, assigning, ...writing]);
  await settle(visitors);
  for (const agent of agents) await agent.close();
  await settle(visitors);
  for (const visitor of visitors) visitor.close();
  return judge(storage, agents, visitors, killed);
}

/** Kills one server after the other and starts it again. @returns how often */
async function killInTurn(fleet: Fleet, isOver: () => boolean, everyMs: number): Promise<number> {
  const startedAt = performance.now();
  let kills = 0;
  while (!isOver()) {
    await sleep(Math.max(0, startedAt + (kills + 1) * everyMs - performance.now()));
    const index = kills % servers;
    await fleet.kill(index);
    await fleet.restart(index);
    kills += 1;
  }
  return kills;
}

/** A message every few seconds, as people type. */
async function write(visitor: Visitor, index: number, isOver: () => boolean): Promise<void> {
  await sleep(Math.random() * 3000);
  for (let number = 1; !isOver(); number += 1) {
    await visitor.send(`Visitor ${index}, message ${number}`);
    await sleep(2000 + Math.random() * 4000);
  }
}

/** Gives each new conversation to an agent. */
async function assign(
  storage: Storage,
  agents: readonly Agent[],
  count: number,
  isOver: () => boolean,
): Promise<void> {
  const known = new Set<string>();
  while (known.size < count && !isOver()) {
    for (const { lead_id } of await storage.db.selectFrom('chats').select('lead_id').execute()) {
      if (known.has(lead_id)) continue;
      agents[known.size % agents.length]?.take(lead_id);
      known.add(lead_id);
    }
    await sleep(50);
  }
}

async function cutAtRandom(
  parties: readonly { cut(): void }[],
  cuts: number,
  seconds: number,
): Promise<void> {
  for (let done = 0; done < cuts; done += 1) {
    await sleep((seconds * 1000) / cuts);
    parties[Math.floor(Math.random() * parties.length)]?.cut();
  }
}

/** Waits until every visitor has the answers to all messages. */
async function settle(visitors: readonly Visitor[]): Promise<void> {
  const giveUpAt = performance.now() + 30_000;
  const isSettled = () => visitors.every(({ sent, received }) => received.length >= 2 * sent.size);
  while (!isSettled() && performance.now() < giveUpAt) await sleep(100);
}

async function judge(
  storage: Storage,
  agents: readonly Agent[],
  visitors: readonly Visitor[],
  kills: number,
): Promise<TalkProof> {
  const rows = await storage.db
    .selectFrom('chat_messages')
    .select(['lead_id', 'seq', 'text'])
    .orderBy('lead_id')
    .orderBy('seq')
    .execute();
  const stored = Map.groupBy(rows, ({ text }) => text);
  const sent = new Map([...visitors, ...agents].flatMap((party) => [...party.sent]));
  const seen = new Map([
    ...agents.flatMap((agent) => [...agent.seen]),
    ...visitors.flatMap(({ received }) =>
      received
        .filter(({ message }) => message.from === 'staff')
        .map(({ message, at }) => [message.text, at] as const),
    ),
  ]);
  const delays: number[] = [];
  let lost = 0;
  let doubled = rows.length - stored.size;
  for (const [text, sentAt] of sent) {
    const seenAt = seen.get(text);
    if (!stored.has(text) || seenAt === undefined) lost += 1;
    else delays.push(seenAt - sentAt);
  }
  let disordered = agents.reduce((sum, agent) => sum + agent.disordered, 0);
  for (const visitor of visitors) {
    disordered += visitor.disordered;
    const own = visitor.received.filter(({ message }) => message.from === 'visitor');
    const order = own.map(({ message }) => message.text);
    doubled += order.length - new Set(order).size;
    if (order.join('\n') !== [...visitor.sent.keys()].join('\n')) disordered += 1;
  }
  delays.sort((one, other) => one - other);
  const part = (share: number) => delays[Math.max(0, Math.ceil(delays.length * share) - 1)] ?? Infinity;
  const messages = visitors.reduce((sum, visitor) => sum + visitor.sent.size, 0);
  return {
    messages,
    answers: sent.size - messages,
    kills,
    lost,
    doubled,
    disordered,
    p50Ms: part(0.5),
    p95Ms: part(0.95),
  };
}
