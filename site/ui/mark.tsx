import { type MarkName, markPaths } from './mark-paths.ts';

/** A mark of the editor's pencil. It decorates: what it says must stand in the words, too. */
export function Mark({ name, className }: { name: MarkName; className?: string }) {
  const { viewBox, d, stretch } = markPaths[name];
  return (
    <svg
      className={`mark mark-${name}${className ? ` ${className}` : ''}`}
      viewBox={viewBox}
      preserveAspectRatio={stretch ? 'none' : undefined}
      aria-hidden="true"
    >
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
