import type { PreparedAction, PreparedForm, PreparedImage } from '../../../site/prepared-data.ts';
import type { Finding, Path } from '../../errors/finding.ts';
import type { HandwrittenNumber } from '../text/handwritten-numbers.ts';
import type { Plan } from './plan.ts';

/** What preparing a value needs from the loaded folder. */
export interface PrepareContext {
  /** The text of a reference, such as `turnaround` or `turnaround.value`. */
  fact: (reference: string) => string | undefined;
  /** The number that a fact states; undefined if it is not a number. */
  amount: (fact: string) => number | undefined;
  /** Numbers in a text that a fact could state. */
  handwritten: (text: string) => HandwrittenNumber[];
  factNames: () => string[];
  /** The ids of a content file in order; empty when the file does not exist. */
  contentIds: (collection: string) => string[];
  content: (collection: string, id: string) => { data: unknown; plan: Plan | undefined } | undefined;
  /** Undefined when the picture is missing or unusable. */
  image: (src: string, alt: string) => PreparedImage | undefined;
  /** Why `image` is undefined. */
  imageFinding: (src: string, path: Path) => Finding;
  form: (name: string) => PreparedForm | undefined;
  phone: { href: string; label: string };
  /** What a chat button does. */
  chat: Pick<PreparedAction, 'kind' | 'href' | 'form' | 'about'>;
}

/** What a value links to. Each page checks whether these exist. */
export interface Uses {
  /** Anchors that content entries link to, with paths in the content file. */
  contentAnchors: { collection: string; anchor: string; path: Path }[];
  anchors: { anchor: string; path: Path }[];
  links: { link: string; path: Path }[];
  /** Names of the forms that actions open. */
  forms: Set<string>;
}

export interface PrepareResult extends Uses {
  value: unknown;
  findings: Finding[];
}
