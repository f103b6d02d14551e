/** The layout of `flags.webp`, in CSS px. The file has twice the resolution. */
export const flagWidth = 21;
export const flagHeight = 14;
export const flagsPerRow = 16;
