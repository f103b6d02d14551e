/** A link without its query and anchor. */
export const linkPath = (link: string) => link.replace(/[?#].*$/s, '');
