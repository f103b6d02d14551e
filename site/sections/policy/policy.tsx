import type { PolicyPart } from '../../../schema/generated/types.ts';
import type { SectionProps } from '../../prepared-page.ts';
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
          <p className="lead">
            <RichText text={intro} />
          </p>
        </div>
      </header>
      <div className="wrap body">
        <TableOfContents parts={parts} />
        <div className="parts">
          {parts.map((part) => (
            <section key={part.id} id={part.id}>
              <h2>{part.heading}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <RichText text={paragraph} />
                </p>
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
