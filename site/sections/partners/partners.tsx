import type { SectionProps } from '../../prepared-page.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** Platforms that pass clients on: their logos, each with what it does. */
export function Partners({ id, heading, lead, items, actions, ground = 'paper' }: SectionProps<'partners'>) {
  return (
    <section className={`partners section ground-${ground}`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div>
          <SectionHead id={id} heading={heading} lead={lead} />
          <ActionButtons actions={actions} />
        </div>
        <ul>
          {items.map(({ name, text, logo }) => (
            <li key={name}>
              <Picture image={logo} sizes="204px" />
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
