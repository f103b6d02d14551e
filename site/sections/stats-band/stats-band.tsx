import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-data.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import StatsBandIsland from './stats-band.island.tsx';

/**
 * Numbers about the company. The text is always the final number, for screen readers and crawlers; the style sheet draws
 * the running digits over it.
 */
export function StatsBand({ id, heading, items }: SectionProps<'stats-band'>) {
  return (
    <Section type="stats-band" id={id}>
      <SectionHead id={id} heading={heading} isHidden />
      <dl>
        {items.map(({ value, suffix = '', label, note }) => (
          <div key={label}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
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
    </Section>
  );
}
