import { Icon } from '../../ui/icon.tsx';
import { PauseWords } from '../../ui/text/rotating-words.tsx';

interface Props {
  /** The name of the radio buttons, unique on the page. */
  name: string;
  /** The number of pictures. */
  total: number;
}

/**
 * The number of the current picture, a dot for each, and a button that pauses all movement. It works without a script,
 * because it is a form: a chosen dot keeps its picture, and Play resets the form.
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
      {/* A disabled submit button keeps Enter on a dot from submitting the form. */}
      <button type="submit" disabled hidden>
        Send
      </button>
    </form>
  );
}
