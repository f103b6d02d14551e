import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { JsonScript } from './json-script.tsx';

/** When to fetch an island's code: when idle after load, in view, or on interaction. */
export type Wake = 'idle' | 'visible' | 'interaction';

interface Props<P extends object> {
  /** The file name without `.island.tsx`. */
  name: string;
  of: ComponentType<P>;
  props: P;
  wake: Wake;
  className?: string;
}

/**
 * A part of a page that React hydrates in the browser. The build renders its HTML, with its props next to it as JSON.
 * `islands/boot.ts` decides when to fetch the code, and `islands/runtime.ts` hydrates.
 */
export function Island<P extends object>({ name, of: Component, props, wake, className }: Props<P>) {
  const html = renderToString(<Component {...props} />);
  return (
    <div className={className} data-island={name} data-wake={wake}>
      {/* Markup that React rendered above. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {Object.keys(props).length > 0 && <JsonScript data={props} />}
    </div>
  );
}
