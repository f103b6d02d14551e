import type { SectionProps } from '../../prepared-page.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/** The closing band: the promise, its seal and the last calls to action. */
export function GuaranteeBand({ id, heading, lead, actions, seal, notes }: SectionProps<'guarantee-band'>) {
  return (
    <section className="guarantee-band on-green section" id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div>
          <h2 id={`${id}-heading`}>
            <RichText text={heading} />
          </h2>
          {lead && (
            <p className="lead">
              <RichText text={lead} />
            </p>
          )}
          {actions && actions.length > 0 && (
            <div className="btns">
              {actions.map((action, index) => (
                <ActionLink key={action.label} action={action} leadsOn={index === 0} />
              ))}
            </div>
          )}
        </div>
        {seal && <Picture image={seal} sizes="300px" className="seal" />}
        {notes && notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note.title}>
                <h3>{note.title}</h3>
                <p>
                  <RichText text={note.text} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
