import type { SectionProps } from '../../prepared-data.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** The page's title, with its own padding. */
export function PageBanner({ id, title, lead }: SectionProps<'page-banner'>) {
  return (
    <Section type="page-banner" id={id} isPadded={false}>
      <SectionHead id={id} heading={title} level={1} lead={lead} />
    </Section>
  );
}
