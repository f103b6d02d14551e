import type { ExperimentFacts } from './experiment-facts.ts';
import type { LockEntry } from './lock-file.ts';

/** All visitors of a layer, as positions from 0 up to this. */
const wholeLayer = 10_000;

interface Start {
  facts: ExperimentFacts;
  /** See `LockEntry`. */
  salt: string;
  started: string;
  /** Missing in a preview. */
  startedBy?: string;
  /** The experiments that run already, by name. */
  running: ReadonlyMap<string, LockEntry>;
  /** How many experiments of the site have the same layer, this one included. */
  sharing: number;
}

/**
 * The entry of an experiment that is started. Experiments of one layer get equal parts of its visitors, which stay theirs: if they
 * moved when another one starts, visitors would see two variants.
 * @returns undefined if no visitors of its layer are left
 */
export function lockEntry({
  facts,
  salt,
  started,
  startedBy,
  running,
  sharing,
}: Start): LockEntry | undefined {
  const { page, split, metric, worthHaving, guardrails, plan, contents, hypothesis, titles } = facts;
  const entry = {
    salt,
    started,
    page,
    split,
    metric,
    worthHaving,
    guardrails,
    ...(plan && { plan }),
    contents,
    ...(startedBy !== undefined && { startedBy }),
    hypothesis,
    titles,
  };
  if (facts.layer === undefined) return entry;
  const part = freePart(facts.layer, running, Math.floor(wholeLayer / Math.max(1, sharing)));
  return part && { ...entry, layer: { name: facts.layer, ...part } };
}

/** The first free part of a layer, up to a size. */
function freePart(
  name: string,
  running: Start['running'],
  size: number,
): { from: number; to: number } | undefined {
  const taken = [...running.values()].flatMap(({ layer }) => (layer?.name === name ? [layer] : []));
  taken.sort((one, other) => one.from - other.from);
  let from = 0;
  for (const part of taken) {
    if (part.from > from) break;
    from = Math.max(from, part.to);
  }
  const next = taken.find((part) => part.from >= from)?.from ?? wholeLayer;
  const to = Math.min(from + size, next);
  return to > from ? { from, to } : undefined;
}
