/** A row of five stars. @param value out of five, rounded to half stars */
export function Stars({ value }: { value: number }) {
  return (
    <span
      className="stars"
      role="img"
      aria-label={`${value} out of 5`}
      data-half-stars={Math.round(value * 2)}
    />
  );
}
