import type { ComponentType } from 'react';
import type { SectionType } from '../../schema/generated/types.ts';
import type { SectionProps } from '../prepared-page.ts';
import atsBandCss from './ats-band/ats-band.css?inline';
import { AtsBand } from './ats-band/ats-band.tsx';
import clientLogosCss from './client-logos/client-logos.css?inline';
import { ClientLogos } from './client-logos/client-logos.tsx';
import faqsCss from './faqs/faqs.css?inline';
import { Faqs } from './faqs/faqs.tsx';
import guaranteeBandCss from './guarantee-band/guarantee-band.css?inline';
import { GuaranteeBand } from './guarantee-band/guarantee-band.tsx';
import heroCss from './hero/hero.css?inline';
import { Hero } from './hero/hero.tsx';
import howItWorksCss from './how-it-works/how-it-works.css?inline';
import { HowItWorks } from './how-it-works/how-it-works.tsx';
import noticeCss from './notice/notice.css?inline';
import { Notice } from './notice/notice.tsx';
import packagesSliderCss from './packages-slider/packages-slider.css?inline';
import { PackagesSlider } from './packages-slider/packages-slider.tsx';
import policyCss from './policy/policy.css?inline';
import { Policy } from './policy/policy.tsx';
import reviewsCss from './reviews/reviews.css?inline';
import { Reviews } from './reviews/reviews.tsx';
import samplesCarouselCss from './samples-carousel/samples-carousel.css?inline';
import { SamplesCarousel } from './samples-carousel/samples-carousel.tsx';
import whyUsCss from './why-us/why-us.css?inline';
import { WhyUs } from './why-us/why-us.tsx';

export interface Room<Type extends SectionType> {
  View: ComponentType<SectionProps<Type>>;
  /** The room's style sheet; it is inlined into pages that have the room, and no others. */
  css: string;
}

/** Every section type and its room: the one list of them. A type without a room does not compile. */
export const rooms: { [Type in SectionType]: Room<Type> } = {
  'client-logos': { View: ClientLogos, css: clientLogosCss },
  'guarantee-band': { View: GuaranteeBand, css: guaranteeBandCss },
  hero: { View: Hero, css: heroCss },
  notice: { View: Notice, css: noticeCss },
  'why-us': { View: WhyUs, css: whyUsCss },
  faqs: { View: Faqs, css: faqsCss },
  'ats-band': { View: AtsBand, css: atsBandCss },
  'how-it-works': { View: HowItWorks, css: howItWorksCss },
  'packages-slider': { View: PackagesSlider, css: packagesSliderCss },
  policy: { View: Policy, css: policyCss },
  reviews: { View: Reviews, css: reviewsCss },
  'samples-carousel': { View: SamplesCarousel, css: samplesCarouselCss },
};
