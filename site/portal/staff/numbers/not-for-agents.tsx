import { Panel } from '../../ui/layout/panel.tsx';

/** Agents see no numbers. */
export function NotForAgents() {
  return (
    <Panel kind="problem" heading="Numbers are not part of your role.">
      <p>To see them, ask an administrator for another role.</p>
    </Panel>
  );
}
