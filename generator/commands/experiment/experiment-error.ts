/** A request that cannot be carried out, with what to do instead. */
export class ExperimentError extends Error {
  override name = 'ExperimentError';
}
