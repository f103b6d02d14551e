/** The id that is nearest to a text: `How It Works` -> `how-it-works`. */
export function slug(text: string, instead: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
  return plain || instead;
}
