import type { SectionProps } from '../../prepared-page.ts';
import { RichText } from '../../ui/text/rich-text.tsx';

/** What is said about a picture, and in a video: the viewer copies it, and without scripts it stands below the picture. */
export function SpokenWords({ item: { text, script } }: { item: SectionProps<'gallery'>['items'][number] }) {
  if (!text && !script) return null;
  return (
    <div className="words">
      {text && (
        <p>
          <RichText text={text} />
        </p>
      )}
      {script && (
        <ol>
          {script.map((line) => {
            const [, time, said = line] = /^(\d+:\d\d)\s+(.*)$/s.exec(line) ?? [];
            return (
              <li key={line}>
                {time && <b className="num">{time}</b>} <span>{said}</span>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
