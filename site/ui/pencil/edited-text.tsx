import { Mark } from '../mark.tsx';
import { RichText } from '../text/rich-text.tsx';

/** Deleted words, inserted words, or deleted words and those that replace them. */
const edit = /(~~.+?~~(?: ?\+\+.+?\+\+)?|\+\+.+?\+\+)/;

interface Props {
  text: string;
  /** The number of edits before this text in the same document. */
  from?: number;
}

/**
 * Rich text whose edits are written between the lines: deleted words keep their place, and new ones are above them. The
 * draft and the edited text break their lines at the same words. The number of each edit is its turn with the pencil.
 */
export function EditedText({ text, from = 0 }: Props) {
  let turn = from;
  return text.split(edit).map((part, at) => {
    if (at % 2 === 0) return part && <RichText key={`${part}${turn}`} text={part} />;
    turn += 1;
    return <Edit key={`edit ${turn}`} text={part} turn={turn} />;
  });
}

/** The number of edits in a text. */
export const countEdits = (text = ''): number => Math.floor(text.split(edit).length / 2);

function Edit({ text, turn }: { text: string; turn: number }) {
  const [, deleted] = /^~~(.+?)~~/.exec(text) ?? [];
  const [, inserted] = /\+\+(.+?)\+\+$/.exec(text) ?? [];
  return (
    <span className="edit" data-turn={turn}>
      {deleted && (
        <del>
          {deleted}
          <Mark name="slash" />
        </del>
      )}
      {inserted && (
        <>
          <Mark name="caret" />
          <ins>{inserted}</ins>
        </>
      )}
    </span>
  );
}
