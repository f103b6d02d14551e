/** Values per statement, or rows per transaction. Databases limit both. */
const chunkSize = 200;

/** Splits the values into parts that fit into one statement. */
export function chunks<T>(values: readonly T[], size = chunkSize): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
