import type { SectionType } from '../../schema/generated/types.ts';
import * as contactAnchors from './contact/anchors.ts';
import * as contactData from './contact/structured-data.ts';
import * as faqsData from './faqs/structured-data.ts';
import * as heroAnchors from './hero/anchors.ts';
import * as noticeAnchors from './notice/anchors.ts';
import * as policyAnchors from './policy/anchors.ts';
import * as pricingTableData from './pricing-table/structured-data.ts';
import * as samplesCarouselAnchors from './samples-carousel/anchors.ts';
import type { AnchorsOf, StructuredDataOf } from './section-data-types.ts';
import * as serviceIntroData from './service-intro/structured-data.ts';

interface SectionData {
  anchors?: AnchorsOf;
  structuredData?: StructuredDataOf;
}

/**
 * Data about sections that the generator needs. Separate from the list of views, because the generator runs it without
 * building the site. A test compares it with the files in the section folders.
 */
export const sectionData: Partial<Record<SectionType, SectionData>> = {
  contact: { ...contactAnchors, ...contactData },
  faqs: faqsData,
  hero: heroAnchors,
  notice: noticeAnchors,
  policy: policyAnchors,
  'pricing-table': pricingTableData,
  'samples-carousel': samplesCarouselAnchors,
  'service-intro': serviceIntroData,
};
