import { type ReactNode, useState } from 'react';

interface Props {
  /** Id of the heading. */
  id: string;
  heading: string;
  /** Between the heading and the button. */
  controls: ReactNode;
  table: ReactNode;
  /** The chart and its legend. */
  children: ReactNode;
}

/** A chart with a button that shows a table of its figures instead. Screen readers always get the table. */
export function ChartBlock({ id, heading, controls, table, children }: Props) {
  const [hasTable, setTable] = useState(false);
  return (
    <section className="block" aria-labelledby={id}>
      <div className="block-head">
        <h2 id={id}>{heading}</h2>
        {controls}
        <button
          type="button"
          className="text-button"
          aria-pressed={hasTable}
          onClick={() => setTable(!hasTable)}
        >
          Show as table
        </button>
      </div>
      {!hasTable && children}
      <div className={hasTable ? undefined : 'visually-hidden'}>{table}</div>
    </section>
  );
}
