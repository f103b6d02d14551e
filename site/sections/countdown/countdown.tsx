import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import CountdownIsland from './countdown.island.tsx';

/** The time that is left, with the end in words. */
export function Countdown({ id, heading, lead, until, actions, ground }: SectionProps<'countdown'>) {
  return (
    <Section type="countdown" id={id} ground={ground}>
      <SectionHead id={id} heading={heading} lead={lead} />
      {until && <Island name="countdown" of={CountdownIsland} props={until} wake="visible" />}
      <ActionButtons actions={actions} />
    </Section>
  );
}
