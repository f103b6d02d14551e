import { Icon } from '../icon.tsx';

interface Props {
  playing: boolean;
  onToggle: () => void;
  /** Names what it pauses, for screen readers, such as `the samples`. */
  name: string;
}

/** The pause button of moving content. CSS hides it without scripts and under reduced motion, when nothing moves. */
export function PauseButton({ playing, onToggle, name }: Props) {
  return (
    <button type="button" className="pause-button" title={playing ? 'Pause' : 'Play'} onClick={onToggle}>
      <Icon name={playing ? 'pause' : 'play'} />
      <span className="visually-hidden">{`${playing ? 'Pause' : 'Play'} ${name}`}</span>
    </button>
  );
}
