import type { SectionProps } from '../../prepared-page.ts';
import { SectionHead } from '../../ui/section-head.tsx';

/** The page's title. It brings its own space, so what follows keeps all of its own. */
export function PageBanner({ id, title, lead }: SectionProps<'page-banner'>) {
  return (
    <section className="page-banner" id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <SectionHead id={id} heading={title} level={1} lead={lead} />
      </div>
    </section>
  );
}
