import type { PreparedAction } from '../../prepared-data.ts';
import type { IconName } from '../icon.tsx';
import { ActionLink } from './action.tsx';

const icons: Partial<Record<PreparedAction['kind'], IconName>> = { chat: 'chat', call: 'phone' };

/** Calls to action in a row, stacked on phones. The first one is the section's main action. */
export function ActionButtons({ actions = [] }: { actions?: PreparedAction[] | undefined }) {
  if (actions.length === 0) return null;
  return (
    <div className="btns">
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          icon={icons[action.kind]}
          withArrow={index === 0 && !icons[action.kind]}
        />
      ))}
    </div>
  );
}
