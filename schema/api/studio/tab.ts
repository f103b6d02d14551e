/**
 * What is typed in a YAML editor of a tab counts as a client of its own: its text lacks what the other panels did since, and what an
 * earlier editor of the same file still has on its way.
 */
export const yamlClient = (tab: string, editor: string): string => `${tab}-yaml-${editor}`;

/** The browser tab of a client. */
export const tabOf = (client: string): string => client.replace(/-yaml(?:-[\w-]*)?$/, '');
