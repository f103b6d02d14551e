/**
 * Distinguishes texts that others wrote from echoes of one's own typing. Answers come late and some never, so a text that was sent
 * and is not the last one must not replace what has been typed since.
 */
export interface TextEcho {
  sent: (text: string) => void;
  /** @returns whether the edited text should become this one */
  receive: (text: string) => boolean;
}

/** @param first the text when editing starts */
export function createTextEcho(first: string): TextEcho {
  let known = first;
  let unanswered: string[] = [];
  return {
    sent(text) {
      unanswered.push(text);
    },
    receive(text) {
      if (text === known) return false;
      known = text;
      const at = unanswered.lastIndexOf(text);
      // While something typed is on its way, what others wrote waits: the server decides which of the two stays.
      if (at < 0) return unanswered.length === 0;
      unanswered = unanswered.slice(at + 1);
      return false;
    },
  };
}
