/** A response that the bare server repeats. */
export interface CapturedAnswer {
  path: string;
  /** Alternating names and values, without headers that Node adds itself. */
  headers: string[];
  bodyBase64: string;
}

export interface LoadOptions {
  port: number;
  path: string;
  /** The header Cookie of all requests. */
  cookie?: string | undefined;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** How much of one core the load generator used; close to 1, it was the bottleneck. */
  generatorLoad: number;
}
