import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PictureOnStage } from './picture-on-stage.tsx';
import { useGestures } from './use-gestures.ts';
import { useKeys } from './use-keys.ts';
import { useReading } from './use-reading.ts';
import { useView } from './use-view.ts';
import { percent, ViewerControls } from './viewer-controls.tsx';
import { whole } from './zoom.ts';

/** How long, in ms, the scale rests before it is told: a pinch passes through many. */
const quiet = 400;

/** What the viewer's dialog holds: the stage, what is said about the picture, and the buttons. */
export default function Viewer() {
  const stage = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { reading, turn } = useReading(stage);
  const at = useView(stage);
  useGestures(stage, at, turn);
  useKeys(stage, at, turn);

  const picture = reading?.pictures[reading.index];
  const { change } = at;
  const { scale } = at.view;
  const place = reading && `${reading.index + 1} of ${reading.pictures.length}`;

  // Another picture begins whole.
  useLayoutEffect(() => {
    change(() => whole);
    words.current?.replaceChildren(...(picture?.words?.cloneNode(true).childNodes ?? []));
    words.current?.scrollTo(0, 0);
    setSaid(picture ? `${picture.title}, ${place}` : '');
  }, [picture]);

  // The dialog's name tells a picture that was just opened, and turning tells the next: only another scale is news.
  const told = useRef(scale);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (told.current !== scale) setSaid(`Zoom ${percent(scale)}`);
      told.current = scale;
    }, quiet);
    return () => clearTimeout(timer);
  }, [scale]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group is what arrow keys move */}
      <div
        className="stage"
        ref={stage}
        role="group"
        aria-label={place ? `Picture ${place}` : 'Picture'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what arrow keys move must be reachable by keyboard
        tabIndex={0}
        data-enlarged={scale > 1 || undefined}
      >
        {picture ? (
          <PictureOnStage key={picture.full} picture={picture} at={at} />
        ) : (
          <div className="message">
            <p>Opening the picture…</p>
            <p className="late">If it takes long, reload the page and try again.</p>
          </div>
        )}
      </div>
      {picture?.words && (
        <section
          className="words"
          ref={words}
          aria-label="About this picture"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        />
      )}
      <ViewerControls reading={reading} at={at} turn={turn} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
