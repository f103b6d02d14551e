import type { StructuredDataOf } from '../section-data-types.ts';

export const structuredData: StructuredDataOf = () => ({ pageType: 'ContactPage' });
