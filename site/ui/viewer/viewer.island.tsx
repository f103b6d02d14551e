import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PreparedAction } from '../../prepared-data.ts';
import { ActionLink } from '../actions/action.tsx';
import { type Version, VersionSwitch } from '../versions/version-switch.tsx';
import { PictureOnStage } from './picture-on-stage.tsx';
import type { ViewedPicture } from './read-pictures.ts';
import { useGestures } from './use-gestures.ts';
import { useKeys } from './use-keys.ts';
import { usePictures } from './use-pictures.ts';
import { useView } from './use-view.ts';
import { percent, ViewerControls } from './viewer-controls.tsx';
import { startView } from './zoom.ts';

/** How long the scale must be stable before it is announced: a pinch passes through many scales. */
const announceDelayMs = 400;

/** The content of the viewer's dialog: the stage, the text about the picture, and the buttons. */
export default function Viewer({ want }: { want?: PreparedAction }) {
  const stage = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { list, turn } = usePictures(stage);
  const viewState = useView(stage);
  useGestures(stage, viewState, turn);
  useKeys(stage, viewState, turn);

  const picture = list?.pictures[list.index];
  // What the visitor chose here counts until the next picture.
  const [choice, setChoice] = useState<{ picture: ViewedPicture; version: Version }>();
  const version = choice && choice.picture === picture ? choice.version : picture?.version;
  const files = version === 'before' ? picture?.before : picture?.after;
  const { change } = viewState;
  const { scale } = viewState.view;
  const position = list && `${list.index + 1} of ${list.pictures.length}`;

  useLayoutEffect(() => {
    change(() => startView);
    words.current?.replaceChildren(...(picture?.words?.cloneNode(true).childNodes ?? []));
    words.current?.scrollTo(0, 0);
    setAnnouncement(picture ? `${picture.title}, ${position}` : '');
  }, [picture]);

  // Announces only a changed scale. The picture itself is announced when it changes.
  const announcedScale = useRef(scale);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (announcedScale.current !== scale) setAnnouncement(`Zoom ${percent(scale)}`);
      announcedScale.current = scale;
    }, announceDelayMs);
    return () => clearTimeout(timer);
  }, [scale]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; arrow keys move this group */}
      <div
        className="stage"
        ref={stage}
        role="group"
        aria-label={position ? `Picture ${position}` : 'Picture'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it, so it must be reachable by keyboard
        tabIndex={0}
        data-enlarged={scale > 1 || undefined}
      >
        {files ? (
          <PictureOnStage key={files.full} picture={files} viewState={viewState} />
        ) : (
          <div className="message">
            <p>Opening the picture…</p>
            <p className="slow">If it takes too long, reload the page and try again.</p>
          </div>
        )}
      </div>
      {picture?.words && (
        <section
          className="words"
          ref={words}
          aria-label="About this picture"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
        />
      )}
      {picture?.before && version && (
        <VersionSwitch
          name="viewed-version"
          title={picture.title}
          control={{ shown: version, show: (chosen) => setChoice({ picture, version: chosen }) }}
        />
      )}
      <ViewerControls list={list} viewState={viewState} turn={turn} />
      {want && (
        <p className="want">
          <ActionLink action={{ ...want, ...(picture && { service: `Like “${picture.title}”` }) }} />
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
