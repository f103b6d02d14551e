import type { ContentIcon as Name } from '../../schema/generated/types.ts';

/** Line icons that content names, on a 20 x 20 grid. Apart from `icon.tsx`, because no script draws them. */
const paths: Record<Name, string> = {
  box: 'M3 7l7-3.5L17 7v7l-7 3.5L3 14zM3 7l7 3.5L17 7M10 10.5v7',
  briefcase: 'M3 6.5h14v10H3zM7.5 6.5V4h5v2.5M3 11h14',
  camera: 'M3 6h3l1.5-2h5L14 6h3v10H3zM10 13.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z',
  cap: 'M1.5 8L10 4l8.5 4L10 12zM5 9.8V14c2.8 2.3 7.2 2.3 10 0V9.8M18.5 8v5',
  chart: 'M3 17h14M5.5 14v-3M10 14V7M14.5 14V4',
  chip: 'M6 6h8v8H6zM8.5 3v3M11.5 3v3M8.5 14v3M11.5 14v3M3 8.5h3M3 11.5h3M14 8.5h3M14 11.5h3',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 6v4l3 2',
  document: 'M5 2.5h10v15H5zM8 6.5h4M8 9.5h4M8 12.5h4',
  envelope: 'M3 5h14v10H3zM3.5 5.5L10 11l6.5-5.5',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c2.8 3 2.8 12 0 15M10 2.5c-2.8 3-2.8 12 0 15',
  heart: 'M10 16.5S3 12.3 3 7.5A3.6 3.6 0 0 1 10 6a3.6 3.6 0 0 1 7 1.5c0 4.8-7 9-7 9z',
  house: 'M3 9.5L10 3l7 6.5M5 8v9h10V8M8.5 17v-5h3v5',
  palette:
    'M10 2.5a7.5 7.5 0 1 0 0 15c1.5 0 1.9-1.1 1.3-2.2-.6-1.2.2-2.3 1.6-2.3h2.1c1.5 0 2.5-1 2.5-2.6 0-4.6-3.4-7.9-7.5-7.9zM6 10h.01M7.5 6.5h.01M11.5 5.5h.01M14.5 8h.01',
  pencil: 'M4 16l1-4L14 3l3 3-9 9zM12 5l3 3',
  person: 'M10 9.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM4 17c.4-3.5 2.6-5 6-5s5.6 1.5 6 5',
  scale: 'M10 3v14M6 17h8M4 6h12M4 6l-2.2 5.5h4.4zM16 6l-2.2 5.5h4.4z',
  star: 'M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7z',
};

/** A decorative icon. The text next to it carries the meaning. */
export function ContentIcon({ name }: { name: Name }) {
  return (
    <svg className="sign" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
