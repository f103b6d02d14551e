import type { ComponentType } from 'react';
import type { SectionType } from '../../schema/generated/types.ts';
import type { SectionProps } from '../prepared-page.ts';
import atsBandCss from './ats-band/ats-band.css?inline';
import { AtsBand } from './ats-band/ats-band.tsx';
import awardsCss from './awards/awards.css?inline';
import { Awards } from './awards/awards.tsx';
import bannerHeroCss from './banner-hero/banner-hero.css?inline';
import { BannerHero } from './banner-hero/banner-hero.tsx';
import clientLogosCss from './client-logos/client-logos.css?inline';
import { ClientLogos } from './client-logos/client-logos.tsx';
import contactCss from './contact/contact.css?inline';
import { Contact } from './contact/contact.tsx';
import ctaBandCss from './cta-band/cta-band.css?inline';
import { CtaBand } from './cta-band/cta-band.tsx';
import faqsCss from './faqs/faqs.css?inline';
import { Faqs } from './faqs/faqs.tsx';
import featureCardsCss from './features/cards.css?inline';
import featuresCss from './features/features.css?inline';
import { Features } from './features/features.tsx';
import featureGridCss from './features/grid.css?inline';
import featureStripCss from './features/strip.css?inline';
import galleryCss from './gallery/gallery.css?inline';
import { Gallery } from './gallery/gallery.tsx';
import guaranteeBandCss from './guarantee-band/guarantee-band.css?inline';
import { GuaranteeBand } from './guarantee-band/guarantee-band.tsx';
import heroCss from './hero/hero.css?inline';
import { Hero } from './hero/hero.tsx';
import howItWorksCss from './how-it-works/how-it-works.css?inline';
import { HowItWorks } from './how-it-works/how-it-works.tsx';
import industriesCss from './industries/industries.css?inline';
import { Industries } from './industries/industries.tsx';
import noticeCss from './notice/notice.css?inline';
import { Notice } from './notice/notice.tsx';
import packageCardsCss from './package-cards/package-cards.css?inline';
import { PackageCards } from './package-cards/package-cards.tsx';
import packagesSliderCss from './packages-slider/packages-slider.css?inline';
import { PackagesSlider } from './packages-slider/packages-slider.tsx';
import pageBannerCss from './page-banner/page-banner.css?inline';
import { PageBanner } from './page-banner/page-banner.tsx';
import partnersCss from './partners/partners.css?inline';
import { Partners } from './partners/partners.tsx';
import policyCss from './policy/policy.css?inline';
import { Policy } from './policy/policy.tsx';
import pricingTableCss from './pricing-table/pricing-table.css?inline';
import { PricingTable } from './pricing-table/pricing-table.tsx';
import stepListCss from './process-steps/list.css?inline';
import processStepsCss from './process-steps/process-steps.css?inline';
import { ProcessSteps } from './process-steps/process-steps.tsx';
import stepRowCss from './process-steps/row.css?inline';
import proseCss from './prose/prose.css?inline';
import { Prose } from './prose/prose.tsx';
import sampleListCss from './resume-samples/list.css?inline';
import resumeSamplesCss from './resume-samples/resume-samples.css?inline';
import { ResumeSamples } from './resume-samples/resume-samples.tsx';
import sampleTabsCss from './resume-samples/tabs.css?inline';
import reviewsCss from './reviews/reviews.css?inline';
import { Reviews } from './reviews/reviews.tsx';
import samplesCarouselCss from './samples-carousel/samples-carousel.css?inline';
import { SamplesCarousel } from './samples-carousel/samples-carousel.tsx';
import serviceIntroCss from './service-intro/service-intro.css?inline';
import { ServiceIntro } from './service-intro/service-intro.tsx';
import serviceListCss from './service-list/service-list.css?inline';
import { ServiceList } from './service-list/service-list.tsx';
import servicesCarouselCss from './services-carousel/services-carousel.css?inline';
import { ServicesCarousel } from './services-carousel/services-carousel.tsx';
import statsBandCss from './stats-band/stats-band.css?inline';
import { StatsBand } from './stats-band/stats-band.tsx';
import stepsCarouselCss from './steps-carousel/steps-carousel.css?inline';
import { StepsCarousel } from './steps-carousel/steps-carousel.tsx';
import techStackCss from './tech-stack/tech-stack.css?inline';
import { TechStack } from './tech-stack/tech-stack.tsx';
import testimonialsCss from './testimonials/testimonials.css?inline';
import { Testimonials } from './testimonials/testimonials.tsx';
import whyUsCss from './why-us/why-us.css?inline';
import { WhyUs } from './why-us/why-us.tsx';

export interface Room<Type extends SectionType> {
  View: ComponentType<SectionProps<Type>>;
  /** The room's style sheet; it is inlined into pages that have the room, and no others. */
  css: string;
}

/** A room whose sections choose between looks: a page gets the style sheets of those that it shows, before the room's own. */
interface RoomWithLooks<Type extends SectionType, Look extends string> extends Room<Type> {
  /** The first is that of a section that chooses none. */
  looks: Record<Look, string>;
}

type RoomOf<Type extends SectionType> =
  SectionProps<Type> extends { look?: infer Look extends string | undefined }
    ? RoomWithLooks<Type, NonNullable<Look>>
    : Room<Type>;

/** Every section type and its room: the one list of them. A type without a room does not compile. */
export const rooms: { [Type in SectionType]: RoomOf<Type> } = {
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
  'page-banner': { View: PageBanner, css: pageBannerCss },
  'banner-hero': { View: BannerHero, css: bannerHeroCss },
  features: {
    View: Features,
    css: featuresCss,
    looks: { grid: featureGridCss, strip: featureStripCss, cards: featureCardsCss },
  },
  'services-carousel': { View: ServicesCarousel, css: servicesCarouselCss },
  'service-list': { View: ServiceList, css: serviceListCss },
  'service-intro': { View: ServiceIntro, css: serviceIntroCss },
  industries: { View: Industries, css: industriesCss },
  'process-steps': {
    View: ProcessSteps,
    css: processStepsCss,
    looks: { row: stepRowCss, list: stepListCss },
  },
  testimonials: { View: Testimonials, css: testimonialsCss },
  'cta-band': { View: CtaBand, css: ctaBandCss },
  'resume-samples': {
    View: ResumeSamples,
    css: resumeSamplesCss,
    looks: { list: sampleListCss, tabs: sampleTabsCss },
  },
  gallery: { View: Gallery, css: galleryCss },
  partners: { View: Partners, css: partnersCss },
  'tech-stack': { View: TechStack, css: techStackCss },
  'pricing-table': { View: PricingTable, css: pricingTableCss },
  contact: { View: Contact, css: contactCss },
  'stats-band': { View: StatsBand, css: statsBandCss },
  awards: { View: Awards, css: awardsCss },
  'steps-carousel': { View: StepsCarousel, css: stepsCarouselCss },
  'package-cards': { View: PackageCards, css: packageCardsCss },
  prose: { View: Prose, css: proseCss },
  'samples-carousel': { View: SamplesCarousel, css: samplesCarouselCss },
};
