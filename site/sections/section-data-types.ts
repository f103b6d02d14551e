import type { OfferCatalog, Question, Service } from 'schema-dts';
import type { Page, Site } from '../../schema/generated/types.ts';

/** Unvalidated props: a page with mistakes can have anything here. */
export type AnyProps = Record<string, unknown>;

/** Link targets inside a section, apart from its own id. */
export interface InnerAnchors {
  /** Ids that the author chose, such as those of a policy's parts. */
  written?: string[];
  /** Ids that the section generates. */
  made?: string[];
}

export type AnchorsOf = (id: string, props: AnyProps) => InnerAnchors;

/** The page that contains a section, for its structured data. */
export interface DescribedPage {
  page: Pick<Page, 'name' | 'title' | 'description' | 'service'>;
  site: Site;
  /** URL of the page. */
  url: string;
  /** `@id` of the company. */
  organizationId: string;
}

/** A section's schema.org data, which is merged into its page's. */
export interface StructuredData {
  pageType?: 'ContactPage';
  /** The first section with a service wins. */
  service?: Service;
  catalog?: OfferCatalog;
  /** Collected from all sections into one FAQPage. */
  questions?: Question[];
}

export type StructuredDataOf = (id: string, props: AnyProps, described: DescribedPage) => StructuredData;
