import { ChangeSet, type Text } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../../../generator/edit/diff/changes.ts';
import { type SourceEdit, SourceSync, textOf } from './source-sync.ts';

/** An editor with its text, and a draft that does its edits. */
class Session {
  doc: Text;
  draft: { text: string; revision: number; done: number };
  readonly sync: SourceSync;

  constructor(text: string) {
    this.doc = textOf(text);
    this.draft = { text, revision: 1, done: 0 };
    this.sync = new SourceSync(this.draft);
  }

  type(at: number, inserted: string, step = 'typing', removed = 0): void {
    const changes = ChangeSet.of({ from: at, to: at + removed, insert: textOf(inserted) }, this.doc.length);
    this.doc = changes.apply(this.doc);
    this.sync.typed(changes, step);
  }

  /** Does an edit as the draft does it. @throws if it was made for another text */
  save({ number, revision, changes }: SourceEdit): void {
    expect(revision).toBe(this.draft.revision);
    for (const { at, removed } of changes)
      expect(this.draft.text.slice(at, at + removed.length)).toBe(removed);
    this.draft = { text: applyChanges(this.draft.text, changes), revision: revision + 1, done: number };
  }

  /** Another author, or the form, changes the draft. */
  other(change: (text: string) => string): void {
    this.draft = { ...this.draft, text: change(this.draft.text), revision: this.draft.revision + 1 };
  }

  receive(draft = this.draft): void {
    this.doc = this.sync.receive(draft).apply(this.doc);
  }

  get text(): string {
    return this.doc.toString();
  }
}

describe('a late answer', () => {
  it('keeps what was typed since', () => {
    const session = new Session('a: 1\n');
    session.type(4, '2');
    const edit = session.sync.next();
    session.type(5, '3');
    if (edit) session.save(edit);
    session.receive();
    expect(session.text).toBe('a: 123\n');
    expect(session.sync.next()).toMatchObject({
      number: 2,
      revision: 2,
      changes: [{ at: 5, inserted: '3' }],
    });
  });

  it('brings what others wrote elsewhere', () => {
    const session = new Session('a: 1\nb: 2\n');
    session.type(4, '!');
    const edit = session.sync.next();
    session.type(10, '?');
    if (edit) session.save(edit);
    session.other((text) => `# new\n${text}`);
    session.receive();
    expect(session.text).toBe('# new\na: 1!\nb: 2?\n');
    expect(session.sync.next()?.changes).toEqual([{ at: 16, removed: '', inserted: '?' }]);
  });
});

it('a change that is known before the answer to an edit does not double the edit', () => {
  const session = new Session('a: 1\n');
  session.type(4, ' and a comment');
  const edit = session.sync.next();
  if (edit) session.save(edit);
  session.receive({ ...session.draft, done: 0 });
  session.receive();
  expect(session.text).toBe('a: 1 and a comment\n');
  expect(session.sync.isSettled).toBe(true);
});

it('a refused edit is sent again for the newer text, together with what was typed next', () => {
  const session = new Session('a: 1\n');
  session.type(4, '2');
  const edit = session.sync.next();
  session.other((text) => `# new\n${text}`);
  session.receive();
  session.sync.refused(edit?.number ?? 0);
  session.type(11, '3');
  const again = session.sync.next();
  expect(again?.changes).toEqual([{ at: 10, removed: '', inserted: '23' }]);
  if (again) session.save(again);
  expect(session.draft.text).toBe('# new\na: 123\n');
});

it('one edit is on its way at a time, and steps stay apart', () => {
  const session = new Session('');
  session.type(0, 'a', 'first');
  session.type(1, 'b', 'first');
  session.type(2, 'c', 'second');
  const edit = session.sync.next();
  expect(edit).toMatchObject({ step: 'first', changes: [{ inserted: 'ab' }] });
  expect(session.sync.next()).toBeUndefined();
  if (edit) session.save(edit);
  session.receive();
  expect(session.sync.next()).toMatchObject({ step: 'second', changes: [{ inserted: 'c' }] });
});

it('what cannot be sent is handed over at once, each edit for the text with those before it', () => {
  const session = new Session('a: 1\n');
  session.type(4, '2');
  const edits = [session.sync.next()];
  for (const [index, letter] of ['3', '4'].entries()) {
    session.type(5 + index, letter);
    expect(session.sync.next()).toBeUndefined();
    edits.push(session.sync.nextAhead());
  }
  expect(edits.map((edit) => edit?.changes)).toEqual([
    [{ at: 4, removed: '', inserted: '2' }],
    [{ at: 5, removed: '', inserted: '3' }],
    [{ at: 6, removed: '', inserted: '4' }],
  ]);
  session.receive({ text: '# new\na: 123\n', revision: 3, done: 2 });
  expect(session.text).toBe('# new\na: 1234\n');
  session.type(12, '5');
  // What is on its way was made in an older text.
  expect(session.sync.nextAhead()).toBeUndefined();
  session.receive({ text: '# new\na: 1234\n', revision: 4, done: 3 });
  expect(session.sync.next()).toMatchObject({ number: 4, revision: 4, changes: [{ inserted: '5' }] });
});

it('offsets count line breaks of Windows as they are in the file', () => {
  const session = new Session('a: 1\r\nb: 2\r\n');
  session.type(10, '3');
  expect(session.sync.next()?.changes).toEqual([{ at: 10, removed: '', inserted: '3' }]);
});

it('whatever is typed and comes from outside, the editor and the draft end with the same text and every letter', () => {
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  const event = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), at }),
    fc.record({ kind: fc.constant('other' as const), at }),
    fc.record({ kind: fc.constantFrom('send', 'save', 'receive'), at }),
  );
  const property = fc.property(fc.array(event, { maxLength: 40 }), (events) => {
    const session = new Session('hero:\n  type: hero\n  lead: A certified writer.\n');
    let sent: SourceEdit | undefined;
    let letters = 0;
    const save = () => {
      if (!sent) return;
      // The draft does an edit for the revision that it names, so this one refuses those for an older text.
      if (sent.revision === session.draft.revision) session.save(sent);
      else {
        session.receive();
        session.sync.refused(sent.number);
      }
      sent = undefined;
    };
    const send = () => {
      sent ??= session.sync.next();
    };
    for (const { kind, at } of events) {
      if (kind === 'type') session.type(Math.floor(at * session.doc.length), `<${letters++}>`);
      else if (kind === 'other')
        session.other((text) => {
          const place = Math.floor(at * text.length);
          return `${text.slice(0, place)}{${letters++}}${text.slice(place)}`;
        });
      else if (kind === 'send') send();
      else if (kind === 'save') save();
      else session.receive();
    }
    for (let turn = 0; turn < 100 && !(session.sync.isSettled && !sent); turn++) {
      send();
      save();
      session.receive();
    }
    session.receive();
    expect(session.text).toBe(session.draft.text);
    // Something typed inside what others wrote at the same time splits it, so only characters are counted.
    const count = (text: string, letter: string) => text.split(letter).length - 1;
    expect(count(session.text, '<') + count(session.text, '{')).toBe(letters);
  });
  fc.assert(property, { numRuns: 300, seed: 1 });
});
