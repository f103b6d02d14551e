import { useState } from 'react';
import type { ViewedPicture } from './read-pictures.ts';
import type { UsedView } from './use-view.ts';

/** What is free around a whole picture. */
const margin = 'clamp(12px, 2vw, 24px)';

interface Props {
  picture: ViewedPicture;
  at: UsedView;
}

/**
 * A picture in its largest file, over its thumbnail until that file is here. A browser that cannot show the file gets
 * the plain one; when neither comes, a visitor is told and may try again.
 */
export function PictureOnStage({ picture, at: { view, eased } }: Props) {
  const [src, setSrc] = useState(picture.full);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const again = () => {
    setSrc(picture.full);
    setState('loading');
  };
  if (state === 'failed')
    return (
      <div className="message" role="alert">
        <p>The picture did not arrive. Check your connection and try again.</p>
        <button type="button" className="btn small" onClick={again}>
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
        aspectRatio: picture.ratio,
        width: `min(100% - 2 * ${margin}, (100cqh - 2 * ${margin}) * ${picture.ratio})`,
        transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
      }}
    >
      {picture.draft && <img src={picture.draft} alt="" draggable={false} />}
      <img
        src={src}
        alt={picture.alt}
        draggable={false}
        data-there={state === 'there' || undefined}
        onLoad={() => setState('there')}
        onError={() => (src === picture.plain ? setState('failed') : setSrc(picture.plain))}
      />
    </div>
  );
}
