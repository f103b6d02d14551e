import type { SectionProps } from '../../prepared-data.ts';
import { Paragraph } from '../../ui/text/paragraph.tsx';

/** A picture's text and a video's script. The viewer copies them; without scripts they appear below the picture. */
export function PictureText({ item: { text, script } }: { item: SectionProps<'gallery'>['items'][number] }) {
  if (!text && !script) return null;
  return (
    <div className="words">
      <Paragraph text={text} />
      {script && (
        <ol>
          {script.map((line) => {
            const [, time, words = line] = /^(\d+:\d\d)\s+(.*)$/s.exec(line) ?? [];
            return (
              <li key={line}>
                {time && <b className="num">{time}</b>} <span>{words}</span>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
