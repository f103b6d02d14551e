import type { Project } from '../../project/project.ts';
import { listedIds, type Uses, type UsesIn } from './uses.ts';

/** What a part shows, its content included: `fact/phone`, `faqs/refunds`, `forms/order`; and the forms that it opens. */
export interface ShownKeys {
  shown: ReadonlySet<string>;
  opens: ReadonlySet<string>;
}

/** Makes the functions that follow references to content. */
export function createShownKeys({ shared, reading }: Pick<Project, 'shared' | 'reading'>, usesIn: UsesIn) {
  const { content, site } = shared;
  const { plans } = reading.tools;
  const ofUses = new Map<Uses, ShownKeys>();
  const ofEntries = new Map<string, ShownKeys>();
  const ids = new Map([...content].map(([collection, { entries }]) => [collection, Object.keys(entries)]));

  function of(uses: Uses): ShownKeys {
    return ofUses.getOrInsertComputed(uses, () => {
      const shown = new Set([...uses.facts].map((name) => `fact/${name}`));
      const opens = new Set(uses.opens);
      if (uses.chats && site?.chat.form !== undefined) opens.add(String(site.chat.form));
      const entries = [
        ...uses.lists.flatMap(({ collection, written }) =>
          listedIds(written, ids.get(collection) ?? []).map((id) => ofEntry(collection, id)),
        ),
        ...[...uses.forms].map((form) => ofEntry('forms', form)),
      ];
      for (const entry of entries) {
        for (const key of entry.shown) shown.add(key);
        for (const form of entry.opens) opens.add(form);
      }
      return { shown, opens };
    });
  }

  function ofEntry(collection: string, id: string): ShownKeys {
    const key = `${collection}/${id}`;
    return ofEntries.getOrInsertComputed(key, () => {
      const { shown, opens } = of(
        usesIn(content.get(collection)?.entries[id], plans.get(`content/${collection}`)),
      );
      return { shown: new Set([key, ...shown]), opens };
    });
  }

  return { of, ofEntry };
}
