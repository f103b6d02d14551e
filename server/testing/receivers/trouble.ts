/** How a receiver fails: it refuses, never answers, or cuts the connection. */
export type Trouble = 'none' | 'hangs' | 'cuts' | 'refuses-now' | 'refuses-for-good';
