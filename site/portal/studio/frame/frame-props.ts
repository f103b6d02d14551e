import type { Conflict, Peer } from '../../../../schema/api/studio/draft.ts';
import type { Place, StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { FrameWidth } from './frame-bar.tsx';
import type { PlaceNote } from './frame-parts.ts';
import type { FactChoice } from './mark-toolbar.tsx';

export interface FrameProps {
  /** The URL of `frameDocument`. */
  src: string;
  answer: StudioPageAnswer;
  width: FrameWidth;
  onWidth: (width: FrameWidth) => void;
  /** What is chosen, from the page to the field. */
  crumbs: readonly string[];
  /** The id of the chosen section. */
  selected: string | undefined;
  peers: readonly Peer[];
  conflicts: readonly Conflict[];
  notes: readonly PlaceNote[];
  /** A new object scrolls to the section. */
  reveal?: { section: string } | undefined;
  facts: readonly FactChoice[];
  /** Whether a text can contain marks. */
  hasMarks: (place: Place) => boolean;
  /** Whether words can rotate in a text. */
  canRotate: (place: Place) => boolean;
  /** A text that was typed elsewhere and is not on the page yet. */
  latestText: (place: Place) => string | undefined;
  /** On each change of a text on the page. @param seen the draft's revision that the page showed */
  onText: (place: Place, text: string, seen: number) => void;
  onPicture: (place: Place) => void;
  /**
   * What the author is at: the places of the element, and the id of its section.
   * @param isOpened whether the author wants to edit it; otherwise, the keyboard only passes
   */
  onPick: (places: Place[], section: string | undefined, isOpened: boolean) => void;
  /** A link to a page of the site was followed. */
  onNavigate: (path: string) => void;
}
