import type { FrameMessage, FramePlace, FrameRect, FrameSection, TextAction } from '../protocol.ts';
import type { Boxes } from './boxes.ts';
import type { LivingPage } from './living-page.ts';
import { chosenAttribute } from './page-styles.ts';
import { placesOf } from './reading-order.ts';
import { editText, type TextSession } from './text-session.ts';

/** What the page shows and what is chosen and edited in it. */
export class PageState {
  version = -1;
  places: FramePlace[] = [];
  sections: FrameSection[] = [];
  living: LivingPage | undefined;
  session: TextSession | undefined;
  /** The element that the keyboard is at. */
  chosen: HTMLElement | undefined;
  /** Where the Tab key left the page, until the studio has moved the focus. The key can come again before that. */
  left: Element | undefined;
  readonly send: (message: FrameMessage) => void;
  private readonly boxes: () => Boxes | undefined;

  constructor(send: (message: FrameMessage) => void, boxes: () => Boxes | undefined) {
    this.send = send;
    this.boxes = boxes;
  }

  /** Takes the places of a newer version, and the text of the one that is edited. */
  update(version: number, places: FramePlace[]): void {
    this.version = version;
    this.places = places;
    const { session } = this;
    if (!session) return;
    const place = session.element.isConnected ? this.textPlace(session.element) : undefined;
    const text = place === undefined ? undefined : places[place]?.text;
    if (typeof text === 'string') session.receive(text);
    else this.endEdit();
    this.reportRect();
  }

  /** The place whose text an element shows; undefined if it shows several texts, which only the form can separate. */
  textPlace(element: Element): number | undefined {
    const all = placesOf(element).filter((place) => typeof this.places[place]?.text === 'string');
    const own = all.filter((place) => !this.places[place]?.isFact);
    return own.length === 1 ? own[0] : own.length === 0 && all.length === 1 ? all[0] : undefined;
  }

  sectionOf(element: Element): FrameSection | undefined {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const found = this.sections.find(({ id }) => id === part?.id);
      if (found) return found;
    }
    return undefined;
  }

  /** Moves the keyboard to a place. */
  choose(element: HTMLElement | undefined): void {
    if (this.chosen === element) return;
    this.chosen?.removeAttribute(chosenAttribute);
    this.chosen?.removeAttribute('tabindex');
    this.chosen = element;
    if (!element) return;
    element.setAttribute(chosenAttribute, '');
    element.tabIndex = -1;
    element.focus();
  }

  /** Says what the author is at. @param isOpened whether the author wants to edit it */
  pick(element: Element, places = placesOf(element), isOpened = false): void {
    const section = this.sectionOf(element)?.id ?? null;
    this.send({ kind: 'pick', version: this.version, places, section, isOpened });
  }

  /** Opens a place: edits its text, or asks for the choice of a picture. @returns whether it can be edited here */
  open(element: HTMLElement, pointer?: { clientX: number; clientY: number }): boolean {
    const [first] = placesOf(element);
    this.pick(element, undefined, true);
    if (element instanceof HTMLImageElement && first !== undefined) {
      this.send({ kind: 'picture', version: this.version, place: first });
      return true;
    }
    const place = this.textPlace(element);
    const { text, hasMarks = false } = (place !== undefined && this.places[place]) || {};
    if (!this.living || place === undefined || typeof text !== 'string') return false;
    this.choose(undefined);
    // A closed question opens, so its answer can be edited too.
    const details = element.closest('summary')?.parentElement;
    if (details instanceof HTMLDetailsElement) details.open = true;
    this.session = editText({
      ...{ living: this.living, element, text, hasMarks, pointer },
      onText: (now) => {
        this.send({
          kind: 'text',
          version: this.version,
          place: this.textPlace(element) ?? place,
          text: now,
        });
        this.reportRect();
      },
    });
    this.send({ kind: 'edit', version: this.version, place, rect: rectOf(element) });
    this.boxes()?.update();
    return true;
  }

  write(action: TextAction): void {
    this.session?.write(action);
  }

  endEdit(): void {
    if (!this.session) return;
    this.session.end();
    this.session = undefined;
    this.send({ kind: 'left' });
    this.boxes()?.update();
  }

  reportRect(): void {
    if (this.session) this.send({ kind: 'moved', rect: rectOf(this.session.element) });
  }
}

function rectOf(element: Element): FrameRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
