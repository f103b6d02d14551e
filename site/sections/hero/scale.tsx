import type { ReactNode } from 'react';

/**
 * A typewriter's scale on the upper edge of the document. Its stop uncovers the draft as it came in. The script
 * `before-after` moves it; without scripts the scale has no stop.
 * @param hint next to the stop
 * @param children what else is on the scale, at its right end
 */
export function Scale({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="scale">
      <div className="rail scripted">
        <span className="hint" aria-hidden="true">
          <span>{hint}</span>
        </span>
        <span className="before" aria-hidden="true">
          <span>Before</span>
        </span>
        <span className="after" aria-hidden="true">
          <span>After</span>
        </span>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="0"
          autoComplete="off"
          aria-label="Before and after: how much of the draft to show"
        />
      </div>
      {children}
    </div>
  );
}
