import type { SectionProps } from '../../prepared-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Stars } from '../../ui/stars.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

/** What clients wrote, in a row that scrolls sideways by itself, with no script. */
export function Reviews({
  id,
  heading,
  rating,
  items,
  hint = 'Scroll to see more reviews',
}: SectionProps<'reviews'>) {
  return (
    <section className="reviews section" id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap head">
        <SectionHead id={id} heading={heading} />
        <div className="rating">
          <b>{rating.value}</b>
          <div>
            <Stars value={rating.value} />
            <p className="small soft nowrap">out of 5 on {rating.source}</p>
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group is a row that scrolls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="row" role="group" aria-label="Reviews" tabIndex={0}>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <Stars value={item.rating} />
              <blockquote>
                <RichText text={item.review} />
              </blockquote>
              <footer>
                <span className="initials" aria-hidden="true">
                  {item.initials}
                </span>
                <p>
                  <b>{item.name}</b>
                  <span>{item.role}</span>
                </p>
                <span>{item.source}</span>
              </footer>
            </li>
          ))}
        </ul>
      </div>
      <p className="wrap hint">
        {hint} <Icon name="arrow" />
      </p>
    </section>
  );
}
