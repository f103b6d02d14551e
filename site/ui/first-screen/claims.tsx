import { Stars } from '../stars.tsx';
import { RichText } from '../text/rich-text.tsx';

interface Props {
  facts?: { text: string; short?: string }[] | undefined;
  rating?: { value: number; source: string } | undefined;
}

/** One line of facts, with shorter words on phones, and the rating below it. */
export function Claims({ facts = [], rating }: Props) {
  return (
    <>
      {facts.length > 0 && (
        <ul className="facts num">
          {facts.map(({ text, short }) => (
            <li key={text}>
              {short ? (
                <>
                  <span className="long">
                    <RichText text={text} />
                  </span>
                  <span className="short">
                    <RichText text={short} />
                  </span>
                </>
              ) : (
                <RichText text={text} />
              )}
            </li>
          ))}
        </ul>
      )}
      {rating && (
        <p className="rated">
          <span aria-hidden="true">
            <Stars value={rating.value} />
          </span>
          <span>
            <b className="num">{rating.value} out of 5</b> on {rating.source}
          </span>
        </p>
      )}
    </>
  );
}
