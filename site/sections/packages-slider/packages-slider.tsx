import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-page.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { PackageCard } from './package-card.tsx';
import PackagesSliderIsland from './packages-slider.island.tsx';

/**
 * Packages as a row of cards. The cards are plain HTML and scroll by themselves; the island holds only the buttons and,
 * once awake, moves the row.
 */
export function PackagesSlider({
  id,
  heading,
  lead,
  items,
  action,
  ground = 'paper',
}: SectionProps<'packages-slider'>) {
  return (
    <section
      className={`packages-slider section ground-${ground}`}
      id={id}
      aria-roledescription="carousel"
      aria-labelledby={`${id}-heading`}
    >
      <div className="wrap">
        <div className="head">
          <div>
            <SectionHead id={id} heading={heading} lead={lead} />
          </div>
          {items.length > 1 && (
            <Island
              name="packages-slider"
              of={PackagesSliderIsland}
              props={{}}
              wake="visible"
              className="scripted"
            />
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group is a row that scrolls */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="row" role="group" aria-label="Packages" tabIndex={0}>
          <ul className="cards">
            {items.map((item) => (
              <PackageCard key={item.id} item={item} action={action} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
