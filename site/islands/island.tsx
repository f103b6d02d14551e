import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** When an island's code is fetched: at once, when the browser rests after the page has loaded, when it is seen, touched, or a media query holds. */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction' | `(${string})`;

interface Props<P extends object> {
  /** The file's name: `samples-carousel` for `samples-carousel.island.tsx`. */
  name: string;
  of: ComponentType<P>;
  props: P;
  wake: Wake;
  className?: string;
}

/**
 * A part of a page that React wakes up in the browser. Here, in the build, it becomes its HTML with its props beside
 * it; `islands/boot.ts` decides when to fetch the code and `islands/runtime.ts` hydrates.
 */
export function Island<P extends object>({ name, of: Component, props, wake, className }: Props<P>) {
  const html = renderToString(<Component {...props} />);
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  return (
    <div className={className} data-island={name} data-wake={wake}>
      {/* The markup was made by React two lines above. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {/* JSON whose `<` is escaped. */}
      {json !== '{}' && <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />}
    </div>
  );
}
