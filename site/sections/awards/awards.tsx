import type { SectionProps } from '../../prepared-page.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** Recognitions in a strip: emblem, what was awarded, by whom. */
export function Awards({ id, heading, items, ground = 'paper' }: SectionProps<'awards'>) {
  return (
    <section className={`awards section ground-${ground}`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="head">
          <SectionHead id={id} heading={heading} />
        </div>
        <ul>
          {items.map(({ name, by, image }) => (
            <li key={name}>
              <Picture image={image} sizes="160px" />
              <h3>{name}</h3>
              <p>{by}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
