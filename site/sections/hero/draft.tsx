import type { SectionProps } from '../../prepared-data.ts';
import { Mark } from '../../ui/mark.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

type Props = NonNullable<SectionProps<'hero'>['draft']>;

/** A resume with an editor's corrections. Screen readers treat it as a picture and read its `alt`. */
export function Draft({ alt, name, title, contact, summary, heading = 'Experience', jobs }: Props) {
  return (
    <div className="draft" role="img" aria-label={alt}>
      {/* Pencil shavings, placed by the style sheet. */}
      <i />
      <i />
      <i />
      <div className="head">
        <div>
          <p className="name">{name}</p>
          <Paragraph text={title} />
        </div>
        <Paragraph className="contact" text={contact} />
      </div>
      {summary && (
        <p className="summary">
          <Mark name="bracket" />
          <RichText text={summary} />
        </p>
      )}
      <p className="rule">{heading}</p>
      {jobs.map((job) => (
        <div key={job.title} className={job.desktopOnly ? 'job desk' : 'job'}>
          <p>
            <b>{job.title}</b>
            {job.years && <span className="num">{job.years}</span>}
          </p>
          <ul>
            {job.bullets.map((bullet) => (
              <li key={bullet.text} className={bullet.desktopOnly ? 'desk' : undefined}>
                <RichText text={bullet.text} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
