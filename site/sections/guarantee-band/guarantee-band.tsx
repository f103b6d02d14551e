import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';

/** The closing band: the promise, its seal, and calls to action. */
export function GuaranteeBand({ id, heading, lead, actions, seal, notes }: SectionProps<'guarantee-band'>) {
  return (
    <Section type="guarantee-band" id={id} ground="green">
      <div>
        <SectionHead id={id} heading={heading} lead={lead} />
        <ActionButtons actions={actions} />
      </div>
      {seal && <Picture image={seal} sizes="300px" className="seal" />}
      {notes && notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.title}>
              <h3>{note.title}</h3>
              <Paragraph text={note.text} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
