import type { Path } from '../../errors/finding.ts';
import { withTokens } from './tokens.ts';

/**
 * A value that a page can show. `path` is in the merged page for `page`, in the named file for `content`, in site.yaml for
 * `site`, and the name of a fact or of a column for `fact` and `row`. `default` is a text of the schema, with the path in the
 * merged page, or in site.yaml, at which it could be written.
 */
export interface Mark {
  source: 'page' | 'content' | 'site' | 'fact' | 'row' | 'default';
  path: Path;
  /** The content file's name. */
  collection?: string;
  /** Whether it is a text; otherwise it is a picture, an amount, or a section. */
  isText?: boolean;
  /** For an amount: what is written. */
  amount?: number | string;
  /** For a default: the text of the schema, and whether site.yaml could have it. */
  text?: string;
  ofSite?: boolean;
}

/** The numbers of all marks. Equal marks have one number. */
export interface Marks {
  number: (mark: Mark) => number;
  at: (number: number) => Mark;
  /** A text with tokens that name its mark. */
  around: (text: string, mark: Mark) => string;
}

export function createMarks(): Marks {
  const numbers = new Map<string, number>();
  const marks: Mark[] = [];
  const number = (mark: Mark) =>
    numbers.getOrInsertComputed(JSON.stringify(mark), () => marks.push(mark) - 1);
  return {
    number,
    at(number) {
      const mark = marks[number];
      if (!mark) throw new Error(`There is no mark ${number}.`);
      return mark;
    },
    around: (text, mark) => withTokens(text, number(mark)),
  };
}
