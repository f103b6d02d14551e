import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-data.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import HowItWorksIsland from './how-it-works.island.tsx';

/** Numbered steps. The highlight is decorative and stays on the first step without scripts. */
export function HowItWorks({ id, heading, steps, ground = 'blotter' }: SectionProps<'how-it-works'>) {
  return (
    <Section type="how-it-works" id={id} ground={ground}>
      <div className="head">
        <SectionHead id={id} heading={heading} />
        <Island name="how-it-works" of={HowItWorksIsland} props={{}} wake="visible" className="scripted" />
      </div>
      <ol className="steps">
        {steps.map(({ title, text, note, image }, index) => (
          <li key={title} className={index === 0 ? 'is-on' : undefined}>
            <Picture image={image} sizes="200px" />
            <h3>{title}</h3>
            <Paragraph text={text} />
            {note && <p className="note">{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
