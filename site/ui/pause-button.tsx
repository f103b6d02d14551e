import { Icon } from './icon.tsx';

interface Props {
  playing: boolean;
  onToggle: () => void;
  /** What it pauses, for those who hear the button alone, such as `the samples`. */
  what: string;
  /** Shows the icon alone, in a ring, where buttons stand in a row. */
  round?: boolean;
}

/** The visible switch of whatever moves by itself. Where nothing moves, for lack of scripts or by wish, it is not shown. */
export function PauseButton({ playing, onToggle, what, round }: Props) {
  const word = playing ? 'Pause' : 'Play';
  return (
    <button
      type="button"
      className={`pause-button ${round ? 'round' : 'link'}`}
      onClick={onToggle}
      aria-label={round ? `${word} ${what}` : undefined}
    >
      <Icon name={playing ? 'pause' : 'play'} />
      {!round && (
        <>
          {`${word} `}
          <span className="vh">{what}</span>
        </>
      )}
    </button>
  );
}
