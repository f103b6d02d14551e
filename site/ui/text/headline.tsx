import { Fragment } from 'react';
import { RichText } from './rich-text.tsx';
import { RotatingWords } from './rotating-words.tsx';

interface Props {
  /** Its lines; `{rotate}` is where the words take turns. */
  text: string;
  words: string[];
}

/** A first screen's headline. Each line is a block of its own, so that a line too long for a phone is balanced by itself. */
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
