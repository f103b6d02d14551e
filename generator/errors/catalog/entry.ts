/**
 * One kind of mistake: its title, what happened and what to write instead.
 * Rules for the words: say what is there, then what to do; name things as the YAML names them; no jargon of the code.
 */
export interface Entry<Data> {
  title: string;
  message: (data: Data) => string;
  hint: (data: Data) => string;
}

export const entry = <Data>(
  title: string,
  message: (data: Data) => string,
  hint: (data: Data) => string,
): Entry<Data> => ({
  title,
  message,
  hint,
});
