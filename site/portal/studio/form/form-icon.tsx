/** Line icons on a 20 x 20 grid that only the studio has. */
const paths = {
  alert: 'M10 5.5v5.5M10 14v.5M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  close: 'M5 5l10 10M15 5L5 15',
  down: 'M5 8l5 5 5-5',
  grip: 'M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01',
  plus: 'M10 4v12M4 10h12',
  tick: 'M4 10.5l4 4 8-9',
  up: 'M5 12l5-5 5 5',
} as const;

export type FormIconName = keyof typeof paths;

/** A decorative icon. The text next to it carries the meaning. */
export function FormIcon({ name }: { name: FormIconName }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
