import { quoted, sentence } from '../english.ts';
import type { Said } from './speaker.ts';

type Data = Record<string, unknown>;

/** A page under its old and its new name and address. */
export interface PageMove {
  /** Its name before, if it had another one. */
  from?: string | undefined;
  name: string;
  before: Data;
  after: Data;
}

/** What a page was renamed or moved to, and the keys that this explains. */
export function sayPageMove({ from, name, before, after }: PageMove): {
  said: Said[];
  before: Data;
  after: Data;
} {
  const [old, now] = [before.route, after.route];
  const isMoved = typeof old === 'string' && typeof now === 'string' && old !== now;
  const former = Array.isArray(after.formerly) ? after.formerly : [];
  const leads = isMoved && former.includes(old);
  const renamed = from === undefined ? undefined : `Page ${quoted(from)} is called ${quoted(name)} now`;
  const moved = leads
    ? `${renamed ? 'it moved' : 'Moved'} from ${old} to ${now}, and ${old} leads there`
    : undefined;
  const parts = [renamed, moved].filter((part) => part !== undefined);
  if (parts.length === 0) return { said: [], before, after };
  const said = {
    what: leads ? 'Address' : 'Name',
    sentence: sentence(parts.join('; ')),
    path: leads ? ['route'] : [],
  };
  if (!leads) return { said: [said], before, after };
  const known = Array.isArray(before.formerly) ? before.formerly : [];
  const rest = (addresses: unknown[]) => addresses.filter((one) => one !== old && one !== now);
  const without = (data: Data, addresses: unknown[]): Data => {
    const { route: _route, formerly: _formerly, ...others } = data;
    return rest(addresses).length > 0 ? { ...others, formerly: rest(addresses) } : others;
  };
  return { said: [said], before: without(before, known), after: without(after, former) };
}
