import { Icon } from '../icon.tsx';

interface Props {
  playing: boolean;
  onToggle: () => void;
  /** What it pauses, for those who hear the button alone, such as `the samples`. */
  what: string;
}

/** The visible switch of whatever moves by itself. Where nothing moves, for lack of scripts or by wish, it is not shown. */
export function PauseButton({ playing, onToggle, what }: Props) {
  return (
    <button type="button" className="link pause-button" onClick={onToggle}>
      <Icon name={playing ? 'pause' : 'play'} />
      {playing ? 'Pause ' : 'Play '}
      <span className="visually-hidden">{what}</span>
    </button>
  );
}
