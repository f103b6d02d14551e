import { Fragment } from 'react';
import { RichText } from './rich-text.tsx';
import { RotatingWords } from './rotating-words.tsx';

interface Props {
  /** One or more lines. `{rotate}` marks the position of the rotating words. */
  text: string;
  words: string[];
}

/** The headline of a first screen. Each line is its own block, so a line that wraps on phones is balanced separately. */
export function Headline({ text, words }: Props) {
  return text.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span>
        <Line text={line} words={words} />
      </span>
    </Fragment>
  ));
}

function Line({ text, words }: Props) {
  const at = text.indexOf('{rotate}');
  if (at < 0 || words.length === 0) return <RichText text={text} />;
  return (
    <>
      <RichText text={text.slice(0, at)} />
      <RotatingWords words={words} />
      <RichText text={text.slice(at + '{rotate}'.length)} />
    </>
  );
}
