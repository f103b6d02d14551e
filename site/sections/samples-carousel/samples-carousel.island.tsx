import { useEffect, useRef } from 'react';
import type { PreparedAction, PreparedImage } from '../../prepared-page.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useCarousel } from '../../ui/use-carousel.ts';

interface Props {
  samples: { title: string; description: string; image: PreparedImage }[];
  action?: PreparedAction;
}

/** In ms. Source: spec section 9, "Landing samples auto-advance: 4 s, pause 8 s". */
const times = { interval: 4000, manualPause: 8000 };

export default function SamplesCarousel({ samples, action }: Props) {
  const { viewportRef, index, playing, toggle, previous, next, goTo } = useCarousel(times);
  const sheets = useRef<HTMLUListElement>(null);
  const total = samples.length;
  const current = (at: number) => (at === index ? true : undefined);

  // The browser loads a lazy picture only when it is seen; a sheet that slides in must be there before.
  useEffect(() => {
    for (const at of [index, index + 1, index + 2]) {
      const img = sheets.current?.children[at % total]?.querySelector('img');
      if (img) img.loading = 'eager';
    }
  }, [index, total]);

  return (
    <>
      <div className="side">
        <ol className="about">
          {samples.map(({ title, description }, at) => (
            <li key={title} data-current={current(at)}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
        <div className="place scripted">
          <p className="num" aria-live={playing ? 'off' : 'polite'}>
            <b>{`Resume ${index + 1}`}</b>
            {` / ${total} Total Samples`}
          </p>
          <div className="dots">
            {samples.map(({ title }, at) => (
              <button
                key={title}
                type="button"
                aria-label={`Resume ${at + 1}`}
                aria-current={current(at)}
                onClick={() => goTo(at)}
              />
            ))}
          </div>
          <progress value={index + 1} max={total} aria-label="Samples seen" />
        </div>
        <div className="thumbs scripted">
          {samples.map(({ title, image }, at) => (
            <button
              key={title}
              type="button"
              aria-label={title}
              aria-current={current(at)}
              onClick={() => goTo(at)}
            >
              <Picture image={{ ...image, alt: '' }} sizes="(min-width: 640px) 120px, 64px" />
            </button>
          ))}
        </div>
        <div className="controls">
          <button type="button" className="round scripted" aria-label="Previous sample" onClick={previous}>
            <Icon name="left" />
          </button>
          <button type="button" className="round scripted" aria-label="Next sample" onClick={next}>
            <Icon name="arrow" />
          </button>
          <PauseButton playing={playing} onToggle={toggle} what="the samples" round />
          {action && <ActionLink action={action} />}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group is a row that scrolls */}
      <div
        className="stage"
        role="group"
        aria-label="Resume samples"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={viewportRef}
      >
        <ul ref={sheets}>
          {samples.map(({ title, image }, at) => (
            <li key={title} data-current={current(at)}>
              <Picture
                image={image}
                sizes="(min-width: 1280px) 512px, (min-width: 640px) 420px, 286px"
                className="sheet"
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
