/** What may be wrong with another side: it answers as told, never answers, or cuts the connection. */
export type Trouble = 'none' | 'hangs' | 'cuts' | 'refuses-now' | 'refuses-for-good';
