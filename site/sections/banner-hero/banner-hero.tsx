import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Ask } from '../../ui/first-screen/ask.tsx';
import { Claims } from '../../ui/first-screen/claims.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Headline } from '../../ui/text/headline.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { PauseWords } from '../../ui/text/rotating-words.tsx';
import { Sheet } from './sheet.tsx';

/** The first screen of the home page. Words rotate without a script, and documents or pictures with them. */
export function BannerHero({
  id,
  headline,
  rotate,
  lead,
  actions = [],
  facts,
  rating,
  form,
  ask,
  sheets = [],
  banners = [],
}: SectionProps<'banner-hero'>) {
  const read = new Set<object>();
  const shown = sheets.length > 0 ? sheets : banners;
  // With a form below, the other actions are next to it.
  const hasEnd = form !== undefined || ask !== undefined;
  return (
    <Section
      type="banner-hero"
      id={id}
      isPadded={false}
      after={hasEnd && <Ask id={id} form={form} text={ask} actions={actions.slice(1)} />}
    >
      <div className="text">
        <h1 id={`${id}-heading`}>
          <Headline text={headline} words={rotate ?? []} />
        </h1>
        <Paragraph className="lead" text={lead} />
      </div>
      <div className="main">
        <ActionButtons actions={actions.slice(0, 1)} />
      </div>
      <div className="claims">
        <Claims facts={facts} rating={rating} />
      </div>
      <div className="stage">
        <ul className="pictures" data-turns={rotate?.length}>
          {(rotate ?? ['']).map((word, at) => {
            const picture = sheets.find(({ words }) => words.includes(word)) ?? shown[at % shown.length];
            if (!picture) return null;
            // Assistive technology reads each picture once.
            const isRepeated = read.has(picture);
            read.add(picture);
            return (
              <li key={word} aria-hidden={isRepeated || undefined}>
                {'src' in picture ? (
                  <Picture
                    image={picture}
                    sizes="(min-width: 1440px) 600px, (min-width: 1024px) 45vw, (min-width: 620px) 620px, 100vw"
                    priority={at === 0 ? 'high' : 'low'}
                  />
                ) : (
                  <Sheet {...picture} />
                )}
              </li>
            );
          })}
        </ul>
        {rotate && <PauseWords name="the words and pictures" />}
      </div>
      {actions.length > 1 && !hasEnd && (
        <div className="others">
          <ActionButtons actions={actions.slice(1)} />
        </div>
      )}
    </Section>
  );
}
