import { type MarkName, markPaths } from './mark-paths.ts';

/** An editor's pencil mark. It is decorative, so the text must carry its meaning. */
export function Mark({ name }: { name: MarkName }) {
  const { viewBox, d, stretch } = markPaths[name];
  return (
    <svg
      className={`mark mark-${name}`}
      viewBox={viewBox}
      preserveAspectRatio={stretch ? 'none' : undefined}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
