/** The desk's own line icons on a 20 x 20 grid. They are not in the shared set, which clients download too. */
const paths = {
  left: 'M16 10H4M9 5l-5 5 5 5',
  down: 'M5 8l5 5 5-5',
  check: 'M4 10.5l4 4 8-9',
  phone: 'M4 4.5c0 6.4 5 11.5 11.5 11.5l1-3.3-3.6-1.6-1.5 1.6a9 9 0 0 1-4.1-4.1l1.6-1.5L7.3 3.5z',
  mail: 'M3 5h14v10H3zM3.5 5.5L10 11l6.5-5.5',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  menu: 'M3 6h14M3 10h14M3 14h14',
  close: 'M5 5l10 10M15 5L5 15',
  alert: 'M10 5.5v5.5M10 14v.5M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  form: 'M5 2.5h10v15H5zM8 6.5h4M8 9.5h4M8 12.5h4',
  search: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM13.5 13.5L17 17',
  clock: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6v4.3l3 1.7',
  note: 'M4 16l.8-3.6L13.5 3.7l2.8 2.8L7.6 15.2zM12 5.2l2.8 2.8',
  clip: 'M15.5 9.5l-6 6a3.5 3.5 0 0 1-5-5l6.5-6.5a2.3 2.3 0 0 1 3.3 3.3l-6.3 6.3a1.1 1.1 0 0 1-1.6-1.6l5.6-5.6',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3',
  bellOff: 'M6 6.5A5 5 0 0 0 5 9v5l-1.5 1.5H14M8 4.4A5 5 0 0 1 15 9v4M3 3l14 14M8.5 17.5h3',
  filter: 'M3 5h14M6 10h8M8.5 15h3',
  person: 'M10 10a3.2 3.2 0 1 0 0-6.5 3.2 3.2 0 0 0 0 6.5zM3.5 17c.8-3.3 3.3-5 6.5-5s5.7 1.7 6.5 5',
  people:
    'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM2 16c.6-2.8 2.7-4.3 5.5-4.3S12.4 13.2 13 16M13 4.2a2.8 2.8 0 0 1 0 5.1M15 12.2c1.6.6 2.6 1.9 3 3.8',
  chat: 'M3 4.5h14v9.5H9.5L6 17v-3H3z',
  globe:
    'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM2.5 10h15M10 2.5c3 3 3 12 0 15M10 2.5c-3 3-3 12 0 15',
  text: 'M3 4.5h14v9.5H9.5L6 17v-3H3zM6.5 8h7M6.5 10.7h4.5',
  facts: 'M3 4h14v12H3zM12 4v12',
  state: 'M5 17.5V3M5 4c3-1.5 6 1.5 10 0v7c-4 1.5-7-1.5-10 0',
  tag: 'M3 3h6.5l7.5 7.5-6.5 6.5L3 9.5zM6.5 6.5h.01',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3L10 5.7M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3L10 14.3',
  eye: 'M2 10c3-5 13-5 16 0-3 5-13 5-16 0zM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  dollar:
    'M10 3v14M13.5 6.2c-.8-1-2-1.4-3.5-1.4-2 0-3.5.9-3.5 2.5 0 3.6 7.2 1.8 7.2 5.3 0 1.7-1.7 2.6-3.7 2.6-1.7 0-3-.6-3.8-1.7',
  template: 'M4 3h12v14H4zM4 7.5h12M8.5 7.5V17',
  split: 'M4 4h4l2 4M16 4h-4l-2 4v8',
} as const;

export type DeskIconName = keyof typeof paths;

/** A decorative icon. The text next to it carries the meaning. */
export function DeskIcon({ name, className }: { name: DeskIconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
