import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { northlight } from '../../../../generator/fixtures/folders.ts';
import { expect } from '../../harness/browser-test.ts';
import type { RunningSite } from '../../harness/running-site.ts';
import { beginDraft, cookieOf, draftTab, type ServerDraft, signInAs } from './draft-tabs.ts';
import { ownBrowser } from './own-browser.ts';
import { studioSite } from './studio-site.ts';
import { keptTexts, randomFrom, startTyping, type Typed, watchSaving } from './typist.ts';

const { test } = studioSite();

const rounds = 20;
const kinds = ['studio', 'server', 'pages', 'studio', 'server', 'browser'] as const;

/** How much typing a server in reach may lack, in ms. */
const allowedMs = 2000;

test('20 processes are killed while an author types, and nothing is lost', { timeout: 900_000 }, async ({
  site,
}) => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  console.log(`SEED=${seed}`);
  const random = randomFrom(seed);
  const draft = await beginDraft(site, 'ada');
  using arrivals = watchJournal(draft);
  await using browser = ownBrowser();
  const missing: number[] = [];
  let open = true;
  let tab = await reopen();

  async function reopen() {
    const context = await browser.open();
    await signInAs(context, site, 'ada');
    const page = context.pages()[0] ?? (await context.newPage());
    // Without the studio, so nothing is sent yet.
    await page.goto(`${site.url}/robots.txt`);
    const kept = open ? [] : await keptTexts(page);
    open = false;
    const saving = await watchSaving(page);
    return { ...(await draftTab(page, draft)), ...saving, kept };
  }

  for (let round = 0; round < rounds; round++) {
    const kind = kinds[round % kinds.length] ?? 'studio';
    const where = round % 2 === 0 ? 'form' : 'page';
    const typing = startTyping(tab, where, random);
    const calls = watchCalls(site, draft);
    await expect.poll(() => typing.typed.length).toBeGreaterThan(4);
    await sleep(random() * 2000);
    const killedAt = Date.now();
    const confirmed = tab.confirmed();
    if (kind === 'studio') process.kill(studioPid(site), 'SIGKILL');
    else if (kind === 'server') await site.kill();
    else browser.kill(kind);
    // What the author saw confirmed is on the disk already, whatever happens next.
    if (confirmed !== undefined) expect(arrivals.texts()).toContain(confirmed);
    if (kind === 'server') await site.restart();
    const isTab = kind === 'pages' || kind === 'browser';
    if (!isTab) await sleep(500 + random() * 1500);
    await typing.stop();
    let kept: string[] = [];
    if (isTab) {
      tab = await reopen();
      ({ kept } = tab);
    } else await untilReached(site, draft);
    const backAt = Date.now();
    await expect(tab.saved).toContainText('Saved', { timeout: 60_000 });
    const written = arrivals.texts().at(-1) ?? '';
    const { typed } = typing;
    const at = typed.findLastIndex(({ text }) => text.trimEnd() === written.trimEnd());
    const last = typed.length - 1;
    const facts = { round, kind, where, typed: last, lost: last - at, kept: kept.length };
    // A tab that is killed loses at most what had not reached its database; nothing else loses anything.
    expect(at, JSON.stringify({ ...facts, written, typed })).toBeGreaterThanOrEqual(isTab ? 0 : last);
    if (kept.length > 0) expect(written).toBe(kept.at(-1));
    if (confirmed !== undefined)
      expect(at).toBeGreaterThanOrEqual(typed.findLastIndex(({ text }) => text === confirmed));
    const callMs = await calls.slowest();
    const longest = longestMissing(typed.slice(1, at + 1), arrivals, { killedAt, backAt });
    // A busy machine takes its time for any call.
    missing.push(longest - callMs);
    console.log(JSON.stringify({ ...facts, missingMs: longest, callMs }));
    await expect.poll(async () => (await tab.lead.inputValue()).trimEnd()).toBe(written.trimEnd());
  }

  const text = draft.text('landing.yaml');
  const before = readFileSync(join(northlight, 'landing.yaml'), 'utf8');
  const { lead } = parse(text).sections.hero;
  expect(lead).toBe(arrivals.texts().at(-1));
  const line = /^ {4}lead: A printer.*$/m;
  expect(text.replace(line, '')).toBe(before.replace(line, ''));
  const records = draft.journal();
  const ids = records.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(['begin', 'edit']));
  expect(await keptTexts(tab.page)).toEqual([]);
  expect(Math.max(...missing)).toBeLessThanOrEqual(allowedMs);
});

/** The studio that works now. */
function studioPid(site: RunningSite): number {
  const started = [...site.log().matchAll(/"pid":(\d+),"port":\d+,"msg":"the studio is ready"/g)];
  return Number(started.at(-1)?.[1]);
}

/** A call that needs the open draft, and nothing else. */
async function reach(site: RunningSite, { id }: ServerDraft): Promise<boolean> {
  const headers = { cookie: await cookieOf(site, 'ada') };
  const answer = await fetch(`${site.url}/api/studio/drafts/${id}/frame`, { headers }).catch(() => undefined);
  return answer?.ok === true;
}

/** How long a call takes while the studio can be reached, in ms. */
function watchCalls(site: RunningSite, draft: ServerDraft): { slowest: () => Promise<number> } {
  let slowest = 0;
  let isStopped = false;
  async function watch(): Promise<void> {
    while (!isStopped) {
      const started = Date.now();
      if (await reach(site, draft)) slowest = Math.max(slowest, Date.now() - started);
      await sleep(250);
    }
  }
  const watching = watch();
  return {
    async slowest() {
      isStopped = true;
      await watching;
      return slowest;
    },
  };
}

/** Waits until the studio can store changes of a draft. */
async function untilReached(site: RunningSite, draft: ServerDraft): Promise<void> {
  await expect.poll(() => reach(site, draft), { intervals: [50], timeout: 60_000 }).toBe(true);
}

/** Notes when each text of the lead is stored. */
function watchJournal(draft: ServerDraft) {
  const found = new Map<string, number>();
  const look = () => {
    const records = draft.journal() as { operations?: { text?: string; value?: string }[] }[];
    for (const { operations = [] } of records)
      for (const { text, value } of operations) {
        const written = text ?? value;
        if (written !== undefined && !found.has(written)) found.set(written, Date.now());
      }
  };
  const timer = setInterval(look, 50);
  return {
    texts(): string[] {
      look();
      return [...found.keys()];
    },
    at: (text: string) => found.get(text),
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

/** How long a letter was missing on the server at most, without the time in which the server or the tab was gone. */
function longestMissing(
  typed: readonly Typed[],
  arrivals: { at: (text: string) => number | undefined },
  { killedAt, backAt }: { killedAt: number; backAt: number },
): number {
  let longest = 0;
  for (const [index, { at }] of typed.entries()) {
    const stored = typed
      .slice(index)
      .map(({ text }) => arrivals.at(text) ?? arrivals.at(text.trimEnd()))
      .find((time) => time !== undefined);
    if (stored === undefined) continue;
    const away = Math.max(0, Math.min(stored, backAt) - Math.max(at, killedAt));
    longest = Math.max(longest, stored - at - away);
  }
  return longest;
}
