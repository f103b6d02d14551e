interface Props {
  /** One for each day. */
  values: readonly number[];
  width: number;
  height: number;
  className?: string;
}

/** A curve without axes, from zero to its highest day, with a dot on the last one. The figures are next to it. */
export function Spark({ values, width, height, className = '' }: Props) {
  if (values.length < 2) return null;
  const highest = Math.max(...values, 1);
  const points = values.map((value, index) => [
    2 + ((width - 6) * index) / (values.length - 1),
    height - 3 - ((height - 6) * value) / highest,
  ]);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  const path = points.map(([left = 0, top = 0]) => `${left.toFixed(1)} ${top.toFixed(1)}`).join('L');
  return (
    <svg
      className={`spark ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={`M${path}`} />
      <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="2" />
    </svg>
  );
}
