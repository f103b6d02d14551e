import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Ask } from '../../ui/first-screen/ask.tsx';
import { Claims } from '../../ui/first-screen/claims.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Headline } from '../../ui/text/headline.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { PauseWords } from '../../ui/text/rotating-words.tsx';
import { Draft } from './draft.tsx';
import { Film, fullWidth } from './film.tsx';
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
  picture,
  film,
  notes = [],
  rotate,
  form,
  ask,
}: Props) {
  const hasDraft = draft !== undefined && !film && !picture;
  return (
    <Section
      type="hero"
      id={id}
      ground="blotter"
      isPadded={false}
      after={<Ask id={id} form={form} text={ask} actions={actions.slice(1)} />}
    >
      <div className="top">
        <h1 id={`${id}-heading`}>
          <Headline text={headline} words={rotate ?? []} />
        </h1>
        <div>
          <Paragraph className="lead" text={lead} />
          <ActionButtons actions={actions.slice(0, 1)} />
          <Claims facts={facts} rating={rating} />
          {rotate && !hasDraft && <PauseWords />}
        </div>
      </div>
      {film ? (
        <Film {...film} />
      ) : picture ? (
        <div className="media">
          <Picture image={picture} sizes={fullWidth} priority="high" />
        </div>
      ) : draft ? (
        <Draft {...draft} notes={notes} canPause={rotate !== undefined} />
      ) : (
        <Margin notes={notes} />
      )}
    </Section>
  );
}
