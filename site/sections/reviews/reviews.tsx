import type { SectionProps } from '../../prepared-data.ts';
import { ScrollRow } from '../../ui/carousel/scroll-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Stars } from '../../ui/stars.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

/** Client reviews in a row that scrolls sideways without a script. */
export function Reviews({
  id,
  heading,
  rating,
  items,
  hint = 'Scroll to see more reviews',
}: SectionProps<'reviews'>) {
  return (
    <Section
      type="reviews"
      id={id}
      columnClass="head"
      after={
        <>
          <ScrollRow className="row" label="Reviews">
            <ul>
              {items.map((item) => (
                <Review key={item.id} item={item} />
              ))}
            </ul>
          </ScrollRow>
          <p className="wrap hint">
            {hint} <Icon name="arrow" />
          </p>
        </>
      }
    >
      <SectionHead id={id} heading={heading} />
      <div className="rating">
        <b>{rating.value}</b>
        <div>
          <Stars value={rating.value} />
          <p className="small soft nowrap">out of 5 on {rating.source}</p>
        </div>
      </div>
    </Section>
  );
}

function Review({ item }: { item: SectionProps<'reviews'>['items'][number] }) {
  return (
    <li>
      <Stars value={item.rating} />
      <blockquote>
        <RichText text={item.review} />
      </blockquote>
      <footer>
        <span className="initials" aria-hidden="true">
          {item.initials}
          {item.picture && <Picture image={item.picture} sizes="44px" />}
        </span>
        <p>
          <b>{item.name}</b>
          <span>{item.role}</span>
        </p>
        <span>{item.source}</span>
      </footer>
    </li>
  );
}
