import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';

/** The steps of the process, in order: a compact row, or a list with arrows that fills a page. */
export function ProcessSteps({
  id,
  heading,
  lead,
  items,
  look = 'row',
  actions,
  ground,
}: SectionProps<'process-steps'>) {
  return (
    <Section type="process-steps" id={id} ground={ground}>
      <SectionHead className="head" id={id} heading={heading} lead={lead} />
      <ol className={look}>
        {items.map(({ id: item, title, text, note, image }, index) => (
          <li key={item}>
            <Picture image={image} sizes={look === 'row' ? '168px' : '(min-width: 768px) 360px, 240px'} />
            <div>
              <h3>{title}</h3>
              <Paragraph text={text} />
              {note && <p className="note">{note}</p>}
            </div>
            {look === 'list' && index < items.length - 1 && <NextArrow />}
          </li>
        ))}
      </ol>
      <ActionButtons actions={actions} />
    </Section>
  );
}

/** A pencil arrow to the next step. Its line stretches with the layout; its head keeps its shape. */
function NextArrow() {
  return (
    <span className="way">
      <svg className="mark" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 0C1 36 14 47 48 50C84 53 98 62 100 98C96 62 83 54.500 48 51.500C13 48.500 0 37 0 0z"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Mark name="caret" />
    </span>
  );
}
