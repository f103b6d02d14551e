import type { SectionProps } from '../../prepared-page.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

/** A headline and, beside it, paragraphs to read. */
export function Prose({ id, heading, paragraphs, actions, ground = 'paper' }: SectionProps<'prose'>) {
  return (
    <section className={`prose section ground-${ground}`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} />
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <RichText text={paragraph} />
            </p>
          ))}
          <ActionButtons actions={actions} />
        </div>
      </div>
    </section>
  );
}
