import { useState } from 'react';
import type { PictureFiles } from './read-pictures.ts';
import type { UseViewResult } from './use-view.ts';

interface Props {
  picture: PictureFiles;
  viewState: UseViewResult;
}

/**
 * A picture's largest file, over its thumbnail while it loads. If the file fails, the plain one is tried. If both fail,
 * the visitor sees a message and can retry.
 */
export function PictureOnStage({ picture, viewState: { view, eased } }: Props) {
  const [src, setSrc] = useState(picture.full);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const retry = () => {
    setSrc(picture.full);
    setState('loading');
  };
  if (state === 'failed')
    return (
      <div className="message" role="alert">
        <p>The picture couldn’t be loaded. Check your connection and try again.</p>
        <button type="button" className="btn small" onClick={retry}>
          Try again
        </button>
      </div>
    );
  return (
    <div
      className="picture"
      data-eased={eased || undefined}
      aria-busy={state === 'loading'}
      style={{
        ['--ratio' as string]: picture.ratio,
        transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
      }}
    >
      {picture.preview && <img src={picture.preview} alt="" draggable={false} />}
      <img
        src={src}
        alt={picture.alt}
        draggable={false}
        data-loaded={state === 'loaded' || undefined}
        onLoad={() => setState('loaded')}
        onError={() => (src === picture.plain ? setState('failed') : setSrc(picture.plain))}
      />
    </div>
  );
}
