import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-page.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import StatsBandIsland from './stats-band.island.tsx';

/**
 * Numbers about the company. The text holds the final ones; while they count up, the digits that run are drawn over it
 * by the style sheet, so that whoever reads the text, by ear or by machine, reads the final number.
 */
export function StatsBand({ id, heading, items }: SectionProps<'stats-band'>) {
  return (
    <section className="stats-band section" id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 className="visually-hidden" id={`${id}-heading`}>
          <RichText text={heading} />
        </h2>
        <dl>
          {items.map(({ value, suffix = '', label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num" data-value={value} data-suffix={suffix || undefined}>
                <span>
                  {value}
                  {suffix}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <Island name="stats-band" of={StatsBandIsland} props={{}} wake="visible" />
      </div>
    </section>
  );
}
