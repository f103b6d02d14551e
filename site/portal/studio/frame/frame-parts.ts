import type { Conflict, Peer } from '../../../../schema/api/studio/draft.ts';
import type { Path } from '../../../../schema/api/studio/operation.ts';
import type { OutlineSection, Place, StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import { mistakesIn } from '../ui/problems-in.ts';
import type { FrameBox, FramePlace, FrameSection } from './protocol.ts';

/** A value in a file. */
export interface ValueAt {
  file: string;
  path: Path;
}

/** Words at a value, such as “Comes from lp8”. */
export interface PlaceNote extends ValueAt {
  words: string;
}

export function framePlaces(places: readonly Place[], hasMarks: (place: Place) => boolean): FramePlace[] {
  return places.map((place) => ({
    text: place.text ?? null,
    isFact: place.kind === 'fact',
    hasMarks: hasMarks(place),
  }));
}

export function frameSections(sections: readonly OutlineSection[]): FrameSection[] {
  return sections.map(({ id, name, file, line }) => ({ id, name, source: `${file}, line ${line}` }));
}

/** The number of a value's place; -1 if the page does not show it. */
export function placeNumber(places: readonly Place[], { file, path }: ValueAt): number {
  const key = JSON.stringify(path);
  return places.findIndex((place) => place.file === file && JSON.stringify(place.path) === key);
}

export interface BoxesOf {
  answer: Pick<StudioPageAnswer, 'places' | 'sections' | 'problems'>;
  selected: string | undefined;
  peers: readonly Peer[];
  conflicts: readonly Conflict[];
  notes: readonly PlaceNote[];
}

/** What to draw over the page. */
export function frameBoxes({ answer, selected, peers, conflicts, notes }: BoxesOf): FrameBox[] {
  const { places, sections, problems } = answer;
  const around = (value: ValueAt | undefined, look: FrameBox['look'], label: string): FrameBox[] => {
    const place = value ? placeNumber(places, value) : -1;
    return place < 0 ? [] : [{ place, look, label }];
  };
  const section = sections.find(({ id }) => id === selected);
  const mistakes = selected === undefined ? 0 : mistakesIn(problems, selected);
  const chosen: FrameBox[] = section
    ? [
        {
          section: section.id,
          look: mistakes > 0 ? 'mistake' : 'chosen',
          label: mistakes > 0 ? `${section.name}: ${counted(mistakes, 'mistake')}` : section.name,
        },
      ]
    : [];
  return [
    ...chosen,
    ...peers.flatMap(({ at, name }) => around(at, 'peer', firstName(name))),
    ...conflicts.flatMap((conflict) =>
      around(conflict, 'conflict', `${firstName(conflict.second.author)} changed this too`),
    ),
    ...notes.flatMap((note) => around(note, 'note', note.words)),
  ];
}

const firstName = (name: string) => name.split(' ')[0] ?? name;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
