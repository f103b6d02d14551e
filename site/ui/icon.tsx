/** Line icons on a 20 x 20 grid, stroked in the text color. */
const paths = {
  arrow: 'M4 10h12M11 5l5 5-5 5',
  left: 'M16 10H4M9 5l-5 5 5 5',
  down: 'M5 8l5 5 5-5',
  check: 'M4 10.5l4 4 8-9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  phone: 'M4 4.5c0 6.4 5 11.5 11.5 11.5l1-3.3-3.6-1.6-1.5 1.6a9 9 0 0 1-4.1-4.1l1.6-1.5L7.3 3.5z',
  chat: 'M3 4.5h14v9.5H9.5L6 17v-3H3z',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  share: 'M10 13V3.5M6.5 6.5L10 3l3.5 3.5M5 9.5V17h10V9.5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  close: 'M5 5l10 10M15 5L5 15',
  alert: 'M10 5.5v5.5M10 14v.5M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  pause: 'M7 5v10M13 5v10',
  person:
    'M9 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 17c.4-3.2 2.6-5 6-5 1.2 0 2.2.2 3 .6M15.5 12v6M12.5 15h6',
  play: 'M7 4.5l9 5.5-9 5.5z',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon, hidden from assistive technology. The text next to it carries the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
