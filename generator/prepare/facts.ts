const use = /\$\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** Puts facts in. A name that is not there stays as it is and is told to `missing`. */
export function interpolate(
  text: string,
  fact: (name: string) => string | undefined,
  missing: (name: string) => void,
): string {
  if (!text.includes('${')) return text;
  return text.replace(use, (whole, name: string) => {
    const value = fact(name);
    if (value === undefined) missing(name);
    return value ?? whole;
  });
}

/** The names of the facts that a text uses. */
export function factsIn(text: string): string[] {
  return text.includes('${') ? [...text.matchAll(use)].map((match) => match[1] ?? '') : [];
}
