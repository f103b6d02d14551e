/** What is typed in the YAML view of a tab counts as a client of its own: its text lacks what the other panels did since. */
const yaml = '-yaml';

export const yamlClient = (tab: string): string => tab + yaml;

/** The browser tab of a client. */
export const tabOf = (client: string): string =>
  client.endsWith(yaml) ? client.slice(0, -yaml.length) : client;
