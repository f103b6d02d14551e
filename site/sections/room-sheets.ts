import type { SectionType } from '../../schema/generated/types.ts';
import type { PreparedSection } from '../prepared-page.ts';
import { rooms } from './rooms.ts';

/** The looks between which sections of a type choose; the first is that of a section that chooses none. */
export function looksOf(type: SectionType): string[] {
  return Object.keys(lookSheets(type));
}

/** The look of a section, when its room has several. */
export function lookOf({ type, props }: PreparedSection): string | undefined {
  const [first] = looksOf(type);
  return 'look' in props ? (props.look as string) : first;
}

/** The style sheets of the rooms in the order in which these first appear: for each the looks that it shows, then its own. */
export function roomSheets(sections: readonly PreparedSection[]): string[] {
  const types = new Set(sections.map(({ type }) => type));
  return [...types].flatMap((type) => {
    const shown = new Set(sections.filter((section) => section.type === type).map(lookOf));
    return [...[...shown].flatMap((look) => (look && lookSheets(type)[look]) || []), rooms[type].css];
  });
}

function lookSheets(type: SectionType): Readonly<Record<string, string>> {
  const room = rooms[type];
  return 'looks' in room ? room.looks : {};
}
