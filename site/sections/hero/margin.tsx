import type { SectionProps } from '../../prepared-data.ts';
import { RichText } from '../../ui/text/rich-text.tsx';

type Props = Required<Pick<SectionProps<'hero'>, 'notes'>>;

/** The editor's remarks in the margin of the document. */
export function Margin({ notes }: Props) {
  if (notes.length === 0) return null;
  return (
    <ul className="margin">
      {notes.map((note) => (
        <li key={note.remark}>
          <em>
            <RichText text={note.remark} />
          </em>
          <RichText text={note.text} />
        </li>
      ))}
    </ul>
  );
}
