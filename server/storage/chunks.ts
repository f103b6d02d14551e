/** So many values stand in one statement, or rows are written in one transaction; databases have their limits. */
const chunkSize = 200;

/** The values in parts that a statement can hold. */
export function chunks<T>(values: readonly T[], size = chunkSize): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
