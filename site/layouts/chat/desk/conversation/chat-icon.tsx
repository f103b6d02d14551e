const paths = {
  down: 'M5 8l5 5 5-5',
  check: 'M4 10.5l4 4 8-9',
  alert: 'M10 5.5v5.5M10 14v.5M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  clip: 'M15.5 9.5l-6 6a3.5 3.5 0 0 1-5-5l6.5-6.5a2.3 2.3 0 0 1 3.3 3.3l-6.3 6.3a1.1 1.1 0 0 1-1.6-1.6l5.6-5.6',
  send: 'M3 10l14-6-4.5 13-3-5.5zM9.5 11.5L17 4',
  clock: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6v4.3l3 1.7',
  file: 'M5 2.5h10v15H5zM8 6.5h4M8 9.5h4M8 12.5h4',
} as const;

/** The chat's icons. It does not load those of pages, which come with the code of carousels. See `ui/icon.tsx`. */
export function ChatIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
