import { diff } from '@codemirror/merge';
import { ChangeSet, Text } from '@codemirror/state';
import type { Change } from '../../../../../schema/api/studio/operation.ts';

/** What was typed, to be done to the text of a revision. Edits with the same step are undone together. */
export interface SourceEdit {
  /** Counts from 1. */
  number: number;
  revision: number;
  step: string;
  changes: Change[];
}

/** A text of the file as the draft has it. */
export interface SourceText {
  text: string;
  revision: number;
  /** The number of the last edit that it contains. */
  done: number;
}

interface Typed {
  step: string;
  changes: ChangeSet;
}

/** The text of a file, with line breaks as they are: `\r` is a character at the end of a line. */
export const textOf = (text: string): Text => Text.of(text.split('\n'));

interface Sent extends Typed {
  number: number;
  /** Of the text that it was made in. */
  revision: number;
}

/**
 * Keeps what is typed apart from what the draft has. One edit is on its way at a time, and everything typed after it waits, unless it
 * has to be stored because nothing can be sent or the editor goes away.
 * What comes from outside is merged into all of them, so no letter is lost and each edit fits the text of a revision that the
 * draft had. The method is the one of `@codemirror/collab`, for a server that knows texts instead of changes.
 */
export class SourceSync {
  private base: Text;
  private revision: number;
  private number = 0;
  private sent: Sent[] = [];
  private waiting: Typed[] = [];

  constructor({ text, revision }: Omit<SourceText, 'done'>) {
    this.base = textOf(text);
    this.revision = revision;
  }

  /** Whether the draft has everything that was typed. */
  get isSettled(): boolean {
    return this.sent.length === 0 && this.waiting.length === 0;
  }

  /** Takes a change of the text in the editor. */
  typed(changes: ChangeSet, step: string): void {
    const last = this.waiting.at(-1);
    if (last?.step === step) last.changes = last.changes.compose(changes);
    else this.waiting.push({ step, changes });
  }

  /** The next edit to send; undefined while one is on its way. */
  next(): SourceEdit | undefined {
    return this.sent.length > 0 ? undefined : this.hand();
  }

  /**
   * The next edit, although others are on their way. A draft knows what the same tab sent before, if all of it was made in one revision.
   */
  nextAhead(): SourceEdit | undefined {
    const last = this.sent.at(-1);
    return last && last.revision !== this.revision ? undefined : this.hand();
  }

  private hand(): SourceEdit | undefined {
    const typed = this.waiting.shift();
    if (!typed) return undefined;
    const before = this.sent.reduce((text, { changes }) => changes.apply(text), this.base);
    this.number += 1;
    const { number, revision } = this;
    this.sent.push({ ...typed, number, revision });
    return { number, revision, step: typed.step, changes: fileChanges(typed.changes, before) };
  }

  /** Takes an edit back that the draft refused, with those that were made after it. It is sent again together with what is typed next. */
  refused(number: number): void {
    const at = this.sent.findIndex((one) => one.number === number);
    const [first, ...later] = at < 0 ? [] : this.sent.splice(at);
    if (!first) return;
    const [next, ...others] = this.waiting;
    const changes = [...later, ...(next ? [next] : [])].reduce(
      (all, one) => all.compose(one.changes),
      first.changes,
    );
    this.waiting = [{ step: first.step, changes }, ...others];
  }

  /** Takes a newer text. @returns what to change in the editor */
  receive({ text, revision, done }: SourceText): ChangeSet {
    const next = textOf(text);
    for (let sent = this.sent[0]; sent; sent = this.sent[0]) {
      const after = sent.changes.apply(this.base);
      if (sent.number > done && !isNearer(after, this.base, next)) break;
      this.base = after;
      this.sent.shift();
    }
    let outside = changesTo(this.base, next);
    this.base = next;
    this.revision = revision;
    for (const typed of [...this.sent, ...this.waiting]) {
      const own = typed.changes;
      typed.changes = own.map(outside);
      outside = outside.map(own, true);
    }
    return outside;
  }
}

/** Whether a text contains an edit, if nothing says so: another author's change can be known before the answer to the edit. */
function isNearer(after: Text, before: Text, text: Text): boolean {
  return sizeOf(changesTo(after, text)) < sizeOf(changesTo(before, text));
}

function sizeOf(changes: ChangeSet): number {
  let size = 0;
  changes.iterChanges((from, to, _from, _to, inserted) => {
    size += to - from + inserted.length;
  });
  return size;
}

function changesTo(before: Text, after: Text): ChangeSet {
  const [old, now] = [before.toString(), after.toString()];
  const changes = diff(old, now, { scanLimit: 500 }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: textOf(now.slice(fromB, toB)),
  }));
  return ChangeSet.of(changes, old.length);
}

function fileChanges(changes: ChangeSet, before: Text): Change[] {
  const list: Change[] = [];
  changes.iterChanges((from, to, _from, _to, inserted) => {
    list.push({ at: from, removed: before.sliceString(from, to), inserted: inserted.toString() });
  });
  return list;
}
