/** The page's cookies, with their values as they are. */
export function readCookies(): Map<string, string> {
  const pairs = document.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')] as const;
  });
  return new Map(pairs);
}

export function deleteCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers from 2023 and without TLS.
  document.cookie = `${name}=; path=/; max-age=0`;
}
