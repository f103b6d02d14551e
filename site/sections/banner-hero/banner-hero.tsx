import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Headline } from '../../ui/text/headline.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { PauseWords } from '../../ui/text/rotating-words.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** The first screen of the home page. Words and pictures rotate without a script. */
export function BannerHero({ id, headline, rotate, lead, actions, banners }: SectionProps<'banner-hero'>) {
  return (
    <Section type="banner-hero" id={id} isPadded={false}>
      <div className="text">
        <h1 id={`${id}-heading`}>
          <Headline text={headline} words={rotate} />
        </h1>
        <Paragraph className="lead" text={lead} />
        <ActionButtons actions={actions} />
      </div>
      {banners.length > 1 ? (
        <PictureChoice name={`${id}-picture`} total={banners.length} />
      ) : (
        <div className="choice">
          <PauseWords />
        </div>
      )}
      <ul className="pictures" data-turns={banners.length}>
        {banners.map((banner, at) => (
          <li key={banner.src}>
            {/* Understated for phones: at 3x pixel density, a picture of the full width is larger than it needs to be. */}
            <Picture
              image={banner}
              sizes="(min-width: 1440px) 600px, (min-width: 1024px) 45vw, (min-width: 620px) 620px, 48vw"
              priority={at === 0 ? 'high' : 'low'}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
