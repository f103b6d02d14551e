/** The path of a URL or path, without a slash at the end. Empty for the home page. */
export function pathOf(address: string): string {
  return (URL.parse(address, 'http://localhost')?.pathname ?? address).replace(/\/+$/, '');
}
