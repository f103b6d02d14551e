import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { LeadForm } from '../../ui/lead-form/lead-form.tsx';
import { Section } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Headline } from '../../ui/text/headline.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { PauseWords } from '../../ui/text/rotating-words.tsx';
import { Draft } from './draft.tsx';

type Props = SectionProps<'hero'>;

/** The first screen. None of it waits for a script or a picture. */
export function Hero({ id, headline, lead, actions, rating, draft, notes, rotate, form }: Props) {
  return (
    <Section type="hero" id={id} ground="blotter" isPadded={false}>
      <div className="left">
        <div className="copy">
          <h1 id={`${id}-heading`}>
            <Headline text={headline} words={rotate ?? []} />
          </h1>
          <Paragraph className="lead" text={lead} />
          <ActionButtons actions={actions} />
          <div className="proof">
            {rating && <Proof {...rating} />}
            {rotate && <PauseWords />}
          </div>
        </div>
        {draft && <Draft {...draft} />}
      </div>
      <div className="right">
        {form && <LeadForm form={form} id={`${id}-form`} />}
        {notes && notes.length > 0 && (
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
        )}
      </div>
    </Section>
  );
}

function Proof({ value, source }: NonNullable<Props['rating']>) {
  return (
    <p>
      <span aria-hidden="true">
        <Stars value={value} />
      </span>
      <span>
        <b className="num">{value} out of 5</b> on {source}
      </span>
    </p>
  );
}
