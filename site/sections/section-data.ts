import type { SectionType } from '../../schema/generated/types.ts';
import { anchors as contactAnchors } from './contact/anchors.ts';
import { structuredData as contactData } from './contact/structured-data.ts';
import { structuredData as faqsData } from './faqs/structured-data.ts';
import { anchors as heroAnchors } from './hero/anchors.ts';
import { anchors as noticeAnchors } from './notice/anchors.ts';
import { structuredData as packageCardsData } from './package-cards/structured-data.ts';
import { structuredData as packagesSliderData } from './packages-slider/structured-data.ts';
import { anchors as policyAnchors } from './policy/anchors.ts';
import { structuredData as pricingTableData } from './pricing-table/structured-data.ts';
import { anchors as samplesCarouselAnchors } from './samples-carousel/anchors.ts';
import type { AnchorsOf, StructuredDataOf } from './section-data-types.ts';
import { structuredData as serviceIntroData } from './service-intro/structured-data.ts';

interface SectionData {
  anchors?: AnchorsOf;
  structuredData?: StructuredDataOf;
}

/**
 * Data about sections that the generator needs. Separate from the list of views, because the generator runs it without
 * building the site. A test compares it with the files in the section folders.
 */
export const sectionData: Partial<Record<SectionType, SectionData>> = {
  contact: { anchors: contactAnchors, structuredData: contactData },
  faqs: { structuredData: faqsData },
  hero: { anchors: heroAnchors },
  notice: { anchors: noticeAnchors },
  'package-cards': { structuredData: packageCardsData },
  'packages-slider': { structuredData: packagesSliderData },
  policy: { anchors: policyAnchors },
  'pricing-table': { structuredData: pricingTableData },
  'samples-carousel': { anchors: samplesCarouselAnchors },
  'service-intro': { structuredData: serviceIntroData },
};
