import type { PolicyPart } from '../../../schema/generated/types.ts';
import type { SectionProps } from '../../prepared-data.ts';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

/** A legal text: numbered parts in a narrow column, next to a table of contents. */
export function Policy({ id, title, updated, intro, parts }: SectionProps<'policy'>) {
  return (
    <article className="policy" id={id} aria-labelledby={`${id}_title`}>
      <header>
        <div className="wrap">
          <div>
            <h1 id={`${id}_title`}>{title}</h1>
            <p className="updated">{updated}</p>
          </div>
          <Paragraph className="lead" text={intro} />
        </div>
      </header>
      <div className="wrap body">
        <TableOfContents parts={parts} />
        <div className="parts">
          {parts.map((part) => (
            <section key={part.id} id={part.id}>
              <h2>{part.heading}</h2>
              {part.paragraphs.map((paragraph) => (
                <Paragraph key={paragraph} text={paragraph} />
              ))}
              {part.list && part.list.length > 0 && (
                <ul>
                  {part.list.map((point) => (
                    <li key={point}>
                      <RichText text={point} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

/** Collapsed on narrow screens; on wide ones, the style sheet keeps it open. */
function TableOfContents({ parts }: { parts: PolicyPart[] }) {
  return (
    <nav aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
