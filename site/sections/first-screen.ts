/** How many sections can be on the first screen. A page inlines their styles; the others' come with a linked style sheet. */
export const firstScreenSections = 2;
