/** `Jordan` of `Jordan Ellis`. A title alone is no name to call someone by. */
export function firstName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return /^(?:dr|mr|mrs|ms|prof)\.?$/i.test(first) ? [first, others.at(-1)].filter(Boolean).join(' ') : first;
}
