import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { isManager } from '../parts/roles.ts';
import { useDeskContext } from '../use-desk.ts';

/** For managers: everything about the person as a file, and its erasure. */
export function PrivacyFacts({ lead }: { lead: LeadDetails }) {
  const { me, panels } = useDeskContext();
  if (!isManager(me.role)) return null;
  return (
    <section>
      <h2>Personal data</h2>
      <div className="calls">
        <button type="button" className="quiet boxed" onClick={() => panels.openPerson(lead, 'export')}>
          Export…
        </button>
        <button type="button" className="quiet boxed" onClick={() => panels.openPerson(lead, 'erase')}>
          Erase…
        </button>
      </div>
    </section>
  );
}
