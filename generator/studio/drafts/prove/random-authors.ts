import fc from 'fast-check';
import type { Operation, Path } from '../../../../schema/api/studio/operation.ts';
import { EditError } from '../../../edit/edit-error.ts';
import { valueAt } from '../../../edit/file/model.ts';
import { applyOperations } from '../../../edit/operations/apply-operation.ts';
import { type SiteFiles, withEdit } from '../../../edit/operations/site-edit.ts';
import { isObject } from '../../../lib/is-object.ts';
import type { Draft } from '../draft.ts';
import { dataOf } from '../merge/data-of.ts';
import { openTestDraft } from '../testing/open-test-draft.ts';

const page = `# c0 at the top
route: /a/
title: w0
sections:
  hero:
    type: hero
    # c1 about the headline
    headline: w1
    list: [w2, w3, w4]
  faqs:
    type: faqs
    items:
      # c2 about the first one
      - question: w5
        answer: w6
      - question: w7
        answer: w8
  end: { type: notice, text: w9 }
`;
const files = {
  'a.yaml': page,
  'b.yaml': 'extends: a\nroute: /b/\ntitle: w10\n',
  'site.yaml': 'name: w11\n',
};

/** What an author does next, in whatever they see. */
interface Act {
  author: 0 | 1;
  kind:
    | 'set'
    | 'text'
    | 'add'
    | 'remove'
    | 'move'
    | 'section'
    | 'variant'
    | 'type'
    | 'several'
    | 'group'
    | 'paste'
    | 'rename'
    | 'undo'
    | 'choose';
  pick: number;
  /** Whether the author has seen everything up to now first. */
  looks: boolean;
}

const acts = fc.array(
  fc.record<Act>({
    author: fc.constantFrom(0, 1),
    kind: fc.constantFrom(
      'set',
      'set',
      'text',
      'add',
      'remove',
      'move',
      'section',
      'variant',
      'type',
      'several',
      'group',
      'paste',
      'rename',
      'undo',
      'choose',
    ),
    pick: fc.nat(),
    looks: fc.boolean(),
  }),
  { minLength: 2, maxLength: 12 },
);

/**
 * Two authors work on one draft and see what the other one did late. Some of what they send changes several values. Every word is
 * unique, which shows what is lost: a word disappears from the draft only if an author who saw it replaced it, and a word that an
 * author wrote is in the draft or waits for a choice.
 */
export const authorsProperty = () => fc.property(acts, (list) => interleave(list));

function interleave(list: readonly Act[]): void {
  const { draft, reopen } = openTestDraft(files);
  const authors = ['Ana', 'Owen'].map((author) => ({ author, seen: 0, sent: [] as Operation[][] }));
  for (const [number, act] of list.entries()) {
    const author = authors[act.author] as (typeof authors)[number];
    if (act.looks) author.seen = draft.revision();
    const sees = draft.seenBy({ client: author.author, seen: author.seen });
    // Everyone sees what waits for a choice.
    const undone =
      act.kind === 'undo'
        ? (draft.lastStep({ author: author.author, client: author.author }, 'undo')?.revisions ?? [])
        : [];
    const own = draft.records.filter((_, index) => undone.includes(index + 1));
    // A choice says which value it replaces.
    const shown = act.kind === 'choose' ? draft.files : sees;
    const known = wordsIn(JSON.stringify([textsOf(shown), ...draft.conflicts.values(), ...own]));
    const before = wordsIn(JSON.stringify(textsOf(draft.files)));
    const isDone = perform(draft, { act, number, sees, author });
    const waiting = JSON.stringify([...draft.conflicts.values()]);
    const now = wordsIn(JSON.stringify(textsOf(draft.files)));
    for (const word of before)
      if (!now.has(word) && !known.has(word) && !hasWord(waiting, word))
        throw problem(`${word} is gone, and ${author.author} had not seen it`);
    if (isDone?.some((word) => !now.has(word) && !hasWord(waiting, word)))
      throw problem(`what ${author.author} wrote is gone: ${isDone}`);
    const again = reopen();
    if (JSON.stringify(textsOf(again.files)) !== JSON.stringify(textsOf(draft.files)))
      throw problem('another draft is opened');
    again.close();

    function problem(what: string) {
      return new Error(
        `${what}: ${JSON.stringify(act)}\n${JSON.stringify(draft.records.map((one) => ('operations' in one ? { ...one, edit: 0 } : one)))}`,
      );
    }
  }
  draft.close();
}

const textsOf = (of: SiteFiles) => of.list().map((file) => [file, of.read(file)]);

const wordsIn = (text: string) => new Set(text.match(/(?<![\w])[cw]\d+\b|(?<=\\n)[cw]\d+\b/g));

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

interface Turn {
  act: Act;
  number: number;
  sees: SiteFiles;
  author: { author: string; seen: number };
}

/** @returns the words that the author wrote; undefined if nothing was done */
function perform(draft: Draft, { act, number, sees, author: { author, seen } }: Turn): string[] | undefined {
  const submission = { id: `${number}`, author, client: author };
  // One submission can write two of them.
  const word = `w${number + 100}`;
  const second = `w${number + 200}`;
  try {
    if (act.kind === 'undo') draft.revert('undo', submission);
    else if (act.kind === 'choose') {
      const open = [...draft.conflicts.keys()];
      const conflict = open[act.pick % Math.max(1, open.length)];
      if (conflict === undefined) return undefined;
      const saw = draft.conflicts.get(conflict)?.clash.first;
      draft.choose({ ...submission, conflict, saw, take: 'third', value: word });
      return [word];
    } else {
      const operations = operationsOf(sees, act, [word, second]);
      if (operations.length === 0) return undefined;
      draft.submit({ ...submission, seen, step: `${number}`, operations });
      const wanted = wordsIn(JSON.stringify(textsOf(withEdit(sees, applyOperations(sees, operations)))));
      return [word, second].filter((one) => wanted.has(one));
    }
    return [];
  } catch (error) {
    if (error instanceof EditError && error.reason !== 'check') return undefined;
    throw error;
  }
}

/** The name that the page has now. */
const pageOf = (sees: SiteFiles) => (sees.read('z.yaml') === undefined ? 'a' : 'z');

function operationsOf(sees: SiteFiles, act: Act, words: readonly [string, string]): Operation[] {
  const { kind, pick } = act;
  const file = `${pageOf(sees)}.yaml`;
  const text = sees.read(file);
  const [word, second] = words;
  if (text === undefined) return [];
  switch (kind) {
    case 'several': {
      const one = operationOf(sees, { ...act, kind: 'set' }, word);
      const two = operationOf(sees, { ...act, kind: pick % 2 ? 'set' : 'add', pick: pick >> 3 }, second);
      return [one, two].filter((operation) => operation !== undefined);
    }
    case 'group': {
      // A section as a form without fields of its own sends it.
      const sections = valueAt(dataOf(text), ['sections']);
      const [id, section] = Object.entries(isObject(sections) ? sections : {})[pick % 3] ?? [];
      const value = section && JSON.parse(withWords(JSON.stringify(section), pick >> 2, words));
      return id === undefined ? [] : [{ op: 'setValue', file, path: ['sections', id], value }];
    }
    case 'paste': {
      const inserted = withWords(text, pick, words);
      return [{ op: 'editSource', file, changes: [{ at: 0, removed: text, inserted }] }];
    }
    case 'rename': {
      const [page, to] = pageOf(sees) === 'a' ? (['a', 'z'] as const) : (['z', 'a'] as const);
      return [{ op: 'renamePage', page, to, route: `/${word}/` }];
    }
    default: {
      const operation = operationOf(sees, act, word);
      return operation ? [operation] : [];
    }
  }
}

/** A text with two others of its words. */
function withWords(text: string, pick: number, [one, two]: readonly [string, string]): string {
  const words = text.match(/\b[cw]\d+\b/g) ?? [];
  const first = words[pick % Math.max(1, words.length)];
  const second = words[(pick >> 4) % Math.max(1, words.length)];
  return text.replaceAll(/\b[cw]\d+\b/g, (word) => (word === first ? one : word === second ? two : word));
}

function operationOf(sees: SiteFiles, { kind, pick }: Act, word: string): Operation | undefined {
  const page = pageOf(sees);
  const file = `${page}.yaml`;
  const text = sees.read(file);
  const data = dataOf(text);
  if (!data || text === undefined) return undefined;
  const pickOf = <Item>(items: readonly Item[]) => items[pick % Math.max(1, items.length)];
  const all = placesIn(data);
  const lists = all.filter((path) => Array.isArray(valueAt(data, path)));
  const list = pickOf(lists);
  const length = list ? (valueAt(data, list) as unknown[]).length : 0;
  const sections = Object.keys(isObject(data.sections) ? data.sections : {});
  const section = pickOf(sections);
  switch (kind) {
    case 'set':
    case 'text': {
      const path = pickOf(
        all.filter((one) => typeof valueAt(data, one) === 'string' && one.at(-1) !== 'type'),
      );
      if (!path) return undefined;
      return kind === 'set'
        ? { op: 'setValue', file, path, value: word }
        : { op: 'setText', file, path, text: `${valueAt(data, path)} ${word}` };
    }
    case 'add':
      return list && { op: 'addItem', file, path: list, item: word, index: pick % (length + 1) };
    case 'remove':
      return list && length > 0 ? { op: 'removeItem', file, path: list, index: pick % length } : undefined;
    case 'move':
      return list && length > 0
        ? { op: 'moveItem', file, path: list, from: pick % length, to: (pick >> 3) % length }
        : undefined;
    case 'section': {
      if (!section) return undefined;
      const other = sections[(pick >> 2) % sections.length];
      const place = other === section ? {} : { after: other };
      if (pick % 3 === 0) return { op: 'moveSection', page, id: section, ...place };
      if (pick % 3 === 1) return { op: 'removeSection', page, id: section };
      return { op: 'addSection', page, id: word, section: { type: 'notice', text: word }, ...place };
    }
    case 'variant': {
      const path = pickOf(
        all.filter((one) => typeof valueAt(data, one) === 'string' && one.at(-1) !== 'type'),
      );
      return path && { op: 'overrideInVariant', page: 'b', path, value: word };
    }
    default: {
      const places = [...text.matchAll(/\b[cw]\d+\b/g)];
      const place = pickOf(places);
      return (
        place && { op: 'editSource', file, changes: [{ at: place.index, removed: place[0], inserted: word }] }
      );
    }
  }
}

/** The paths of all values. */
function placesIn(data: unknown, path: Path = []): Path[] {
  if (Array.isArray(data)) return [path, ...data.flatMap((item, index) => placesIn(item, [...path, index]))];
  if (!isObject(data)) return [path];
  return [path, ...Object.entries(data).flatMap(([key, value]) => placesIn(value, [...path, key]))];
}
