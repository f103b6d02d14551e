import type { Tone } from '../resume.ts';

/** One letter page: the words, the style sheet beside it, and how far down the words should reach. */
export interface Document {
  /** The file's name in `media/documents/`. */
  slug: string;
  /** Style sheets of this folder, without `.css`, in order. */
  styles: readonly string[];
  tone: Tone;
  /** Where the last line should end, as a part of the page's height; a foot with the class `foot` is not counted. */
  end: number;
  /** What stands inside the page. */
  html: string;
}
