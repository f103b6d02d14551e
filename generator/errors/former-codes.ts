import type { ProblemCode } from './catalog.ts';

/** The codes of renamed problems. `check --json` prints them, too, so scripts that look for one still find it. */
export const formerCodes: Partial<Record<ProblemCode, string>> = {
  ActionWithoutTarget: 'ActionWithoutDeed',
  ActionWithTwoTargets: 'ActionWithTwoDeeds',
  CircularPosition: 'CircularPlace',
  MissingPicture: 'LostPicture',
  PositionWithoutBase: 'PlaceWithoutBase',
  TwoPositions: 'TwoPlaces',
  UnknownPosition: 'UnknownPlace',
  WrongExtension: 'UnreadName',
};
