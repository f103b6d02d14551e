/** How the flags lie in `flags.webp`; sizes in CSS px, the file holds twice as many. */
export const flagWidth = 21;
export const flagHeight = 14;
export const flagsInRow = 16;
