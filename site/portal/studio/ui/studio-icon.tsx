/** The studio's own line icons on a 20 x 20 grid. They are not in the shared set, which clients download too. */
const paths = {
  grip: 'M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01',
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  plus: 'M10 4v12M4 10h12',
  close: 'M5 5l10 10M15 5L5 15',
  tick: 'M4 10.5l4 4 8-9',
  alert: 'M10 5.5v5.5M10 14v.5M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  desktop: 'M2.5 4h15v10h-15zM7 17h6M10 14v3',
  tablet: 'M4.5 2.5h11v15h-11zM9 15h2',
  phone: 'M6 2.5h8v15H6zM9.3 15h1.4',
  page: 'M5 2.5h7l3 3v12H5zM12 2.5v3h3',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13.2 13.2L17 17',
  more: 'M4.5 10v.01M10 10v.01M15.5 10v.01',
} as const;

export type StudioIconName = keyof typeof paths;

/** A decorative icon. The text next to it carries the meaning. */
export function StudioIcon({ name }: { name: StudioIconName }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
