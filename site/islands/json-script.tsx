/** Data for a script, as JSON with `<` escaped. */
export function JsonScript({ data, id }: { data: object; id?: string }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
