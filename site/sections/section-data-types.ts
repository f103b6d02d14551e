import type { OfferCatalog, Question, Service } from 'schema-dts';
import type { Page, Site } from '../../schema/generated/types.ts';

/** Of a page with mistakes the props can be anything. */
export type AnyProps = Record<string, unknown>;

/** Ids inside a section that links can lead to. Its own id always is one. */
export interface InnerAnchors {
  /** Written by the author, such as those of parts. */
  written?: string[];
  /** Added by the section for links of the site. */
  made?: string[];
}

export type AnchorsOf = (id: string, props: AnyProps) => InnerAnchors;

/** The page that holds a section, for its structured data. */
export interface DescribedPage {
  page: Pick<Page, 'name' | 'title' | 'description' | 'service'>;
  site: Site;
  /** Address of the page. */
  url: string;
  /** `@id` of the company. */
  organizationId: string;
}

/** What a section adds to the structured data of its page, in the terms of schema.org. */
export interface StructuredData {
  pageType?: 'ContactPage';
  /** Of several sections with one, the first counts. */
  service?: Service;
  catalog?: OfferCatalog;
  /** Collected from all sections into one FAQPage. */
  questions?: Question[];
}

export type StructuredDataOf = (id: string, props: AnyProps, described: DescribedPage) => StructuredData;
