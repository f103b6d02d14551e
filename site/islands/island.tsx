import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** When to fetch an island's code: at once, when idle after load, in view, on interaction, or on a media query. */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction' | `(${string})`;

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
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  return (
    <div className={className} data-island={name} data-wake={wake}>
      {/* Markup that React rendered above. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {/* JSON with `<` escaped. */}
      {json !== '{}' && <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />}
    </div>
  );
}
