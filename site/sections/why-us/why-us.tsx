import type { SectionProps } from '../../prepared-data.ts';
import { Mark } from '../../ui/mark.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';

type Props = SectionProps<'why-us'>;

/** One sentence with an editor's marks, and the key to the marks. */
export function WhyUs({ id, heading = 'Why us', statement, items }: Props) {
  return (
    <Section type="why-us" id={id}>
      <SectionHead id={id} heading={heading} isHidden />
      <Paragraph className="statement" text={statement} />
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <div className="key" aria-hidden="true">
              <Key mark={item.mark} />
            </div>
            <h3>{item.title}</h3>
            <Paragraph text={item.text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Key({ mark }: { mark: Props['items'][number]['mark'] }) {
  if (mark === 'highlight') return <span className="stroke" />;
  return <Mark name={mark === 'underline' ? 'under' : mark} />;
}
