import type { Place, StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { FrameProps } from './frame-props.ts';
import type { FrameMessage, FrameRect } from './protocol.ts';

/** A text that is edited on the page. */
export interface EditedText {
  place: Place;
  /** In px of the page. */
  rect: FrameRect;
}

export interface FrameCalls {
  props: FrameProps;
  /** The answer that a version of the page shows; undefined for one that is long gone. */
  answerOf: (version: number) => Pick<StudioPageAnswer, 'places' | 'revision'> | undefined;
  setEdited: (change: (before: EditedText | undefined) => EditedText | undefined) => void;
  /** Shows a text in place of the one that is edited. */
  continueFrom: (text: string) => void;
  /** Whether the author's focus is in the preview. */
  isFocused: () => boolean;
  /** Tab went past the last place of the page, or past the first one. */
  leave: (isBackward: boolean) => void;
  pressKey: (init: KeyboardEventInit) => void;
}

/** Turns a message of the page into a call. */
export function callFor(message: FrameMessage, calls: FrameCalls): void {
  const { props, answerOf, setEdited } = calls;
  const placeOf = ({ version, place }: { version: number; place: number }) =>
    answerOf(version)?.places[place];
  switch (message.kind) {
    case 'pick': {
      const places = message.places.map((place) => placeOf({ version: message.version, place }));
      const section = props.answer.sections.find(({ id }) => id === message.section);
      props.onPick(
        places.filter((place) => place !== undefined),
        section?.id,
        message.isOpened && calls.isFocused(),
      );
      break;
    }
    case 'edit': {
      const place = placeOf(message);
      setEdited(() => place && { place, rect: message.rect });
      const latest = place && props.latestText(place);
      if (latest !== undefined) calls.continueFrom(latest);
      break;
    }
    case 'text': {
      const shown = answerOf(message.version);
      const place = shown?.places[message.place];
      // Scripts of the page cannot type: the author must be in the preview.
      if (shown && place?.text !== undefined && calls.isFocused())
        props.onText(place, message.text, shown.revision);
      break;
    }
    case 'picture': {
      const place = placeOf(message);
      if (place) props.onPicture(place);
      break;
    }
    case 'moved':
      setEdited((before) => before && { ...before, rect: message.rect });
      break;
    case 'left':
      setEdited(() => undefined);
      break;
    case 'follow':
      props.onNavigate(message.path);
      break;
    case 'key':
      calls.pressKey({ key: message.key, ctrlKey: message.ctrlKey, shiftKey: message.shiftKey });
      break;
    case 'out':
      if (calls.isFocused()) calls.leave(message.isBackward);
  }
}
