import type { SectionProps } from '../../prepared-data.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';

/** A quiet row of logos in grayscale. */
export function ClientLogos({ id, heading, note, clients }: SectionProps<'client-logos'>) {
  return (
    <Section type="client-logos" id={id} isPadded={false}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <Paragraph className="note" text={note} />
      <ul>
        {clients.map(({ id: client, name, logo }) => (
          <li key={client}>
            <Picture image={{ ...logo, alt: logo.alt || name }} sizes="200px" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
