/** For example `1 lead` or `1,234 leads`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** For example `50 of 1,234 leads`. */
export function countedOf(shown: number, all: number, one: string): string {
  return `${shown.toLocaleString('en-US')} of ${counted(all, one)}`;
}
