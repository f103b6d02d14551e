import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Claims } from '../../ui/first-screen/claims.tsx';
import { LeadForm } from '../../ui/lead-form/lead-form.tsx';
import { Section } from '../../ui/section.tsx';
import { Headline } from '../../ui/text/headline.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { PauseWords } from '../../ui/text/rotating-words.tsx';
import { Draft } from './draft.tsx';
import { Margin } from './margin.tsx';

type Props = SectionProps<'hero'>;

/** The first screen. None of it waits for a script or a picture. The form and other actions follow the document. */
export function Hero({
  id,
  headline,
  lead,
  actions = [],
  facts,
  rating,
  draft,
  notes = [],
  rotate,
  form,
  ask,
}: Props) {
  const others = actions.slice(1);
  return (
    <Section
      type="hero"
      id={id}
      ground="blotter"
      isPadded={false}
      after={
        (form || ask || others.length > 0) && (
          <div className="ask">
            <div className="wrap">
              <div>
                {ask && <h2>{ask.heading}</h2>}
                <Paragraph className="lead" text={ask?.lead} />
                <ActionButtons actions={others} />
              </div>
              {form && <LeadForm form={form} id={`${id}-form`} />}
            </div>
          </div>
        )
      }
    >
      <div className="top">
        <h1 id={`${id}-heading`}>
          <Headline text={headline} words={rotate ?? []} />
        </h1>
        <div>
          <Paragraph className="lead" text={lead} />
          <ActionButtons actions={actions.slice(0, 1)} />
          <Claims facts={facts} rating={rating} />
          {rotate && !draft && <PauseWords />}
        </div>
      </div>
      {draft ? <Draft {...draft} notes={notes} canPause={rotate !== undefined} /> : <Margin notes={notes} />}
    </Section>
  );
}
