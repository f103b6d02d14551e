import type { SectionProps } from '../../prepared-data.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** The page's title, with its own padding. A label above it names a page whose title does not. */
export function PageBanner({ id, label, title, lead }: SectionProps<'page-banner'>) {
  return (
    <Section type="page-banner" id={id} isPadded={false}>
      {label && <p className="label">{label}</p>}
      <SectionHead id={id} heading={title} level={1} lead={lead} />
    </Section>
  );
}
