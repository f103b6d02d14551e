import { useState } from 'react';
import type { Path } from '../../../../../schema/api/studio/operation.ts';
import { pathKey } from '../edits/source.ts';
import { useForm } from '../form-context.ts';
import { useItemKeys } from './use-item-keys.ts';

interface Props {
  path: Path;
  items: readonly unknown[];
  /** Whether the list can go with its last item. */
  isRequired: boolean;
  /** The least number of items. */
  min: number;
  nameOf: (item: unknown) => string;
}

/** The rows of a list: moving, removing, and opening them, and the one that is being added. */
export function useRows({ path, items, isRequired, min, nameOf }: Props) {
  const { edit, announce, onRemoved } = useForm();
  const order = useItemKeys(items.length);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  // It is over when the list has the new item.
  const [addedAt, setAddedAt] = useState<number>();
  const isAdding = addedAt === items.length;
  const takesList = !isRequired && items.length === 1;
  const cannotRemove = items.length > min || takesList || isAdding ? undefined : `At least ${min} here`;

  function toggle(key: number) {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  }

  return {
    list: pathKey(path),
    cannotRemove,
    isAdding,
    rows: (isAdding ? [...items, undefined] : items).map((item, index) => {
      const key = order.keys[index] ?? index;
      return { item, index, key, isOpen: opened.has(key), toggle: () => toggle(key) };
    }),
    add() {
      setAddedAt(items.length);
      const key = order.keys[items.length];
      if (key !== undefined) setOpened(new Set([...opened, key]));
    },
    move(from: number, to: number) {
      order.move(from, to);
      edit({ kind: 'move', path, from, to });
      announce(`${nameOf(items[from])}: position ${to + 1} of ${items.length}.`);
    },
    remove(index: number) {
      setAddedAt(undefined);
      if (index >= items.length) return;
      order.remove(index);
      const name = nameOf(items[index]);
      edit({ kind: 'remove', path: takesList ? path : [...path, index] });
      announce(`${name} removed.`);
      onRemoved?.(name);
    },
  };
}
