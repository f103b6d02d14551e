import { Icon } from '../../ui/icon.tsx';
import { PauseWords } from '../../ui/text/rotating-words.tsx';

interface Props {
  /** Of the radio buttons; one of its kind on the page. */
  name: string;
  /** How many pictures there are. */
  total: number;
}

/**
 * Which picture is shown, a dot for each, and the switch of all that moves beside them. A form with nothing to send: a
 * chosen dot holds its picture, and everything with it, until Play empties the form.
 */
export function PictureChoice({ name, total }: Props) {
  const numbers = Array.from({ length: total }, (_, at) => at + 1);
  return (
    <form className="choice" autoComplete="off">
      <p className="num" aria-hidden="true">
        <span data-turns={total}>
          {numbers.map((number) => (
            <b key={number}>{number}</b>
          ))}
        </span>
        {` / ${total}`}
      </p>
      <fieldset className="dots">
        <legend className="visually-hidden">Show one picture</legend>
        <div data-turns={total}>
          {numbers.map((number) => (
            <input key={number} type="radio" name={name} aria-label={`Picture ${number}`} />
          ))}
        </div>
      </fieldset>
      <button type="reset" className="link pause-button">
        <Icon name="play" />
        Play
        <span className="visually-hidden"> the pictures and words</span>
      </button>
      <PauseWords name="the pictures and words" />
      {/* Enter on a dot would send a form that has no button for it, or one that may be pressed. */}
      <button type="submit" disabled hidden>
        Send
      </button>
    </form>
  );
}
