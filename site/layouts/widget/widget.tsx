import type { PreparedAction } from '../../prepared-data.ts';
import { actionAttributes } from '../../ui/actions/action.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The round button at the bottom right. It is outside all other landmarks, so it needs its own. */
export function Widget({ action }: { action: PreparedAction }) {
  return (
    <aside aria-label={action.label}>
      <a className="widget" {...actionAttributes(action)}>
        <span className="visually-hidden">{action.label}</span>
        <Icon name={action.kind === 'call' ? 'phone' : 'chat'} />
      </a>
    </aside>
  );
}
