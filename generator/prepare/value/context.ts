import type { PreparedForm, PreparedImage } from '../../../site/prepared-page.ts';
import type { Finding, Path } from '../../errors/finding.ts';
import type { Plan } from './plan.ts';

/** What preparing a value needs to know; each function answers from what was loaded. */
export interface PrepareContext {
  fact: (name: string) => string | undefined;
  factNames: () => string[];
  /** The ids of a content file in order; none when there is no such file. */
  contentIds: (collection: string) => string[];
  content: (collection: string, id: string) => { data: unknown; plan: Plan | undefined } | undefined;
  /** The picture with its files, or undefined when there is none that can be used. */
  image: (src: string, alt: string) => PreparedImage | undefined;
  /** What is wrong with a picture for which there is none. */
  noImage: (src: string, path: Path) => Finding;
  form: (name: string) => PreparedForm | undefined;
  phone: { href: string; label: string };
  chatHref: string;
}

/** What a value leads to; whether these exist is checked for each page and not for each section. */
export interface Uses {
  /** Sections of the page that a content entry leads to. The path is within the content file. */
  contentAnchors: { collection: string; anchor: string; path: Path }[];
  anchors: { anchor: string; path: Path }[];
  links: { link: string; path: Path }[];
  /** Names of forms that actions open, with what each is filled with. */
  forms: Set<string>;
}

export interface PrepareResult extends Uses {
  value: unknown;
  findings: Finding[];
}
