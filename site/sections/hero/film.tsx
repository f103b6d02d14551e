import type { SectionProps } from '../../prepared-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = NonNullable<SectionProps<'hero'>['film']>;

/** The width of the section's content, for the `sizes` of what fills it. */
export const fullWidth = '(min-width: 1260px) 1180px, 94vw';

/**
 * A silent film over its poster, which is painted first and stays visible until the film plays. The script `film` starts it.
 * Without scripts a link opens the file.
 */
export function Film({ poster, files, captions }: Props) {
  return (
    <div className="media film" data-island="film" data-wake="idle">
      <Picture image={poster} sizes={fullWidth} priority="high" />
      <video muted loop playsInline preload="none">
        {files.map(({ src, upTo }) => (
          <source
            key={src}
            src={src}
            type={src.endsWith('.mp4') ? 'video/mp4' : 'video/webm'}
            media={upTo === undefined ? undefined : `(max-width: ${upTo}px)`}
          />
        ))}
        <track kind="captions" src={captions} label="Captions" default />
      </video>
      <p className="caption" aria-hidden="true" />
      <button type="button" className="play-button scripted" aria-label="Play the film">
        <Icon name="play" />
        <Icon name="pause" />
      </button>
      <noscript>
        <a className="btn" href={files.at(-1)?.src}>
          Play the film
        </a>
      </noscript>
    </div>
  );
}
