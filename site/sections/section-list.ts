import type { ComponentType } from 'react';
import type { SectionType } from '../../schema/generated/types.ts';
import type { SectionProps } from '../prepared-data.ts';
import { AtsBand } from './ats-band/ats-band.tsx';
import { Awards } from './awards/awards.tsx';
import { BannerHero } from './banner-hero/banner-hero.tsx';
import { ClientLogos } from './client-logos/client-logos.tsx';
import { Contact } from './contact/contact.tsx';
import { Countdown } from './countdown/countdown.tsx';
import { CtaBand } from './cta-band/cta-band.tsx';
import { Faqs } from './faqs/faqs.tsx';
import { Features } from './features/features.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { GuaranteeBand } from './guarantee-band/guarantee-band.tsx';
import { Hero } from './hero/hero.tsx';
import { HowItWorks } from './how-it-works/how-it-works.tsx';
import { Industries } from './industries/industries.tsx';
import { LineEditor } from './line-editor/line-editor.tsx';
import { Notice } from './notice/notice.tsx';
import { PackageCards } from './package-cards/package-cards.tsx';
import { PackagesSlider } from './packages-slider/packages-slider.tsx';
import { PageBanner } from './page-banner/page-banner.tsx';
import { Partners } from './partners/partners.tsx';
import { Policy } from './policy/policy.tsx';
import { PricingTable } from './pricing-table/pricing-table.tsx';
import { ProcessSteps } from './process-steps/process-steps.tsx';
import { Prose } from './prose/prose.tsx';
import { ResumeSamples } from './resume-samples/resume-samples.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { Rewrites } from './rewrites/rewrites.tsx';
import { SamplesCarousel } from './samples-carousel/samples-carousel.tsx';
import { ServiceIntro } from './service-intro/service-intro.tsx';
import { ServiceList } from './service-list/service-list.tsx';
import { ServicesCarousel } from './services-carousel/services-carousel.tsx';
import { StatsBand } from './stats-band/stats-band.tsx';
import { StepsCarousel } from './steps-carousel/steps-carousel.tsx';
import { TechStack } from './tech-stack/tech-stack.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { WhyUs } from './why-us/why-us.tsx';

/** The view of every section type. The only handwritten list of them; a missing type does not compile. */
export const sectionViews: { [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
  'ats-band': AtsBand,
  awards: Awards,
  'banner-hero': BannerHero,
  'client-logos': ClientLogos,
  contact: Contact,
  countdown: Countdown,
  'cta-band': CtaBand,
  faqs: Faqs,
  features: Features,
  gallery: Gallery,
  'guarantee-band': GuaranteeBand,
  hero: Hero,
  'how-it-works': HowItWorks,
  industries: Industries,
  'line-editor': LineEditor,
  notice: Notice,
  'package-cards': PackageCards,
  'packages-slider': PackagesSlider,
  'page-banner': PageBanner,
  partners: Partners,
  policy: Policy,
  'pricing-table': PricingTable,
  'process-steps': ProcessSteps,
  prose: Prose,
  'resume-samples': ResumeSamples,
  reviews: Reviews,
  rewrites: Rewrites,
  'samples-carousel': SamplesCarousel,
  'service-intro': ServiceIntro,
  'service-list': ServiceList,
  'services-carousel': ServicesCarousel,
  'stats-band': StatsBand,
  'steps-carousel': StepsCarousel,
  'tech-stack': TechStack,
  testimonials: Testimonials,
  'why-us': WhyUs,
};
