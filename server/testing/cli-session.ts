import { Writable } from 'node:stream';
import type { Command, LeadTools, Output } from '../cli/command.ts';
import type { DeliveryRow } from '../delivery/outbox/deliveries-of.ts';
import type { Lead } from '../delivery/target.ts';
import { insertDelivery, insertLead } from './leads/insert-rows.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** An app with the commands of `npm run leads`. */
export interface CliSession extends TestApp {
  /** Runs a command; resolves with its output. @param output overrides, e.g. of a terminal */
  run(command: Command, words: string[], output?: Partial<Output>): Promise<string>;
  addLead(changes?: Partial<Lead>): Promise<string>;
  addDelivery(leadId: string, changes?: Partial<DeliveryRow>): Promise<string>;
  deliveries(): Promise<DeliveryRow[]>;
}

const now = new Date('2026-03-08T12:00:00Z');

export async function createCliSession(options: TestAppOptions = {}): Promise<CliSession> {
  const app = await createTestApp({ clock: () => now, ...options });
  const { storage } = app;
  return {
    ...app,
    run: (command, words, output) => runCommand(command, words, { ...app, clock: () => now, output }),
    addLead: (changes) => insertLead(storage, changes),
    addDelivery: (leadId, changes) => insertDelivery(storage, leadId, changes),
    deliveries: () => storage.db.selectFrom('outbox').selectAll().orderBy('target').execute(),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

type Parts = Omit<LeadTools, 'zone' | 'output' | 'questions' | 'retentionRules'> &
  Partial<Pick<LeadTools, 'questions' | 'retentionRules'>> & { output?: Partial<Output> | undefined };

/** Runs a command in UTC; resolves with its output. */
export async function runCommand(
  command: Command,
  words: string[],
  { output, ...tools }: Parts,
): Promise<string> {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, callback) {
      text += chunk;
      callback();
    },
  });
  const zone = 'UTC';
  const whole: Output = { stream, columns: 160, hasColors: false, ...output };
  const questions = { isTerminal: false, ask: async () => '' };
  const retentionRules = async () => ({ periods: {}, zone });
  await command.read(words, zone)({ questions, retentionRules, ...tools, zone, output: whole });
  return text;
}
