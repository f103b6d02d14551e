import type { SectionProps } from '../../prepared-data.ts';
import { Mark } from '../../ui/mark.tsx';
import { countEdits, EditedText } from '../../ui/pencil/edited-text.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { PauseWords } from '../../ui/text/rotating-words.tsx';
import { Margin } from './margin.tsx';
import { Scale } from './scale.tsx';

type Props = NonNullable<SectionProps<'hero'>['draft']> &
  Required<Pick<SectionProps<'hero'>, 'notes'>> & {
    /** Whether words in the headline move as well. One button pauses both. */
    canPause: boolean;
  };

/** A resume that an editor's pencil corrects. Screen readers treat the page as a picture and read its `alt`. */
export function Draft({
  alt,
  name,
  title = '',
  contact,
  summary = '',
  heading = 'Experience',
  hint = 'Drag to see the draft',
  jobs,
  notes,
  canPause,
}: Props) {
  let edits = countEdits(title) + countEdits(summary);
  const continued = (text: string) => {
    const from = edits;
    edits += countEdits(text);
    return <EditedText text={text} from={from} />;
  };
  return (
    <div className="draft" data-island="before-after" data-wake="interaction">
      <Scale hint={hint}>{canPause && <PauseWords name="the pencil and the changing words" />}</Scale>
      <div className="page edits draws">
        <div className="document" role="img" aria-label={alt}>
          <div className="head">
            <div>
              <p className="name">{name}</p>
              {title && (
                <p>
                  <EditedText text={title} />
                </p>
              )}
            </div>
            {contact && (
              <p className="reach">
                {contact.split('\n').map((line) => (
                  <span key={line}>
                    <RichText text={line} />{' '}
                  </span>
                ))}
              </p>
            )}
          </div>
          <div className="body">
            {summary && (
              <p className="summary">
                <Mark name="bracket" />
                <EditedText text={summary} from={countEdits(title)} />
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
                      {continued(bullet.text)}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <Margin notes={notes} />
      </div>
    </div>
  );
}
