/** The key that does the same. It is in the list of all keys, so it is not part of the button's name. */
export function KeyHint({ name }: { name: string }) {
  return (
    <span className="key" aria-hidden="true">
      {name}
    </span>
  );
}
