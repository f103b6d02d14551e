import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-data.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Stars } from '../../ui/stars.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import TestimonialsIsland from './testimonials.island.tsx';

/** Reviews in large type, one at a time. Without scripts, all of them are visible, stacked. */
export function Testimonials({ id, heading, lead, items, ground }: SectionProps<'testimonials'>) {
  return (
    <Section type="testimonials" id={id} ground={ground}>
      <SectionHead className="intro" id={id} heading={heading} lead={lead} />
      <ul className="quotes">
        {items.map((item, at) => (
          <li key={item.id} aria-current={at === 0 ? true : undefined}>
            <figure>
              <blockquote>
                “<RichText text={item.review} />”
              </blockquote>
              <figcaption>
                <span className="initials" aria-hidden="true">
                  {item.initials}
                  {item.picture && <Picture image={item.picture} sizes="48px" />}
                </span>
                <p>
                  <b>{item.name}</b>
                  <span>{item.role}</span>
                </p>
                <p>
                  <Stars value={item.rating} />
                  <span>on {item.source}</span>
                </p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <Island
          name="testimonials"
          of={TestimonialsIsland}
          props={{ total: items.length }}
          wake="visible"
          className="scripted"
        />
      )}
    </Section>
  );
}
