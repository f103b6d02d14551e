import './frame.css';
import { useEffect, useRef, useState } from 'react';
import { FrameBar } from './frame-bar.tsx';
import type { FrameProps } from './frame-props.ts';
import { MarkToolbar } from './mark-toolbar.tsx';
import { useFrame } from './use-frame.ts';

/** The page at the width of a device, scaled to the panel. Texts and pictures can be edited in it. */
export function PreviewFrame(props: FrameProps) {
  // Another page is another document, with scripts of its own.
  return <PageFrame key={props.answer.page} {...props} />;
}

/** Space around the page, in px. */
const margin = 48;

/** Space that the toolbar needs over a text, in px. */
const toolbarHeight = 52;

function PageFrame(props: FrameProps) {
  const { src, answer, width, onWidth, crumbs, facts, canRotate } = props;
  const root = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useSize(canvas);
  const scale = Math.min(1, Math.max(0.1, (size.width - margin) / width));
  const { edited, onLoad, write } = useFrame(props, { frame, root, scale });
  const toolbar = edited && toolbarStyle(edited.rect, scale, (size.width - width * scale) / 2);
  return (
    <section className="preview" aria-label="Page" ref={root} data-panel>
      <FrameBar width={width} onWidth={onWidth} crumbs={crumbs} scale={scale} />
      <div className="canvas" ref={canvas}>
        {answer.html === null && <p className="no-page">{noPage}</p>}
        {edited && toolbar && props.hasMarks(edited.place) && (
          <MarkToolbar style={toolbar} facts={facts} canRotate={canRotate(edited.place)} onWrite={write} />
        )}
        <div className="page-box" style={{ width: width * scale }}>
          {size.width > 0 && (
            <iframe
              ref={frame}
              src={src}
              sandbox="allow-scripts"
              title={`Preview of ${answer.route}`}
              style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
              onLoad={onLoad}
            />
          )}
        </div>
      </div>
    </section>
  );
}

const noPage = 'The page has a mistake. This is how it looked before.';

/** Above the text, or below it where there is no space. */
function toolbarStyle(
  { left, top, height }: { left: number; top: number; height: number },
  scale: number,
  inset: number,
) {
  const above = top * scale - toolbarHeight;
  return {
    left: Math.max(0, inset + left * scale - 5),
    top: above >= 0 ? above : (top + height) * scale + 12,
  };
}

function useSize(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
