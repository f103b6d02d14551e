import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-page.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import StatsBandIsland from './stats-band.island.tsx';

/**
 * Numbers about the company. The text holds the final ones; while they count up, the digits that run are drawn over it
 * by the style sheet, so that whoever reads the text, by ear or by machine, reads the final number.
 */
export function StatsBand({ id, heading, items }: SectionProps<'stats-band'>) {
  return (
    <Section type="stats-band" id={id}>
      <SectionHead id={id} heading={heading} isHidden />
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
    </Section>
  );
}
