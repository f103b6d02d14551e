// Other packages of the repository that import this file have no other way to find the types.
/// <reference path="./jstat.d.ts" />
import jStat from 'jstat';

/** The chance that a standard normal number is at most z; relative error below 1e-9 for z above −6. */
export function normalCdf(z: number): number {
  return jStat.normal.cdf(z, 0, 1);
}

/** The standard normal number below which this share lies; absolute error below 1e-11. */
export function normalQuantile(share: number): number {
  return jStat.normal.inv(share, 0, 1);
}

/** ln Γ(x) for x > 0; absolute error below 1e-8 for x up to a million. */
export function logGamma(x: number): number {
  return jStat.gammaln(x);
}

/** The number below which this share of the beta distribution lies. */
export function betaQuantile(share: number, alpha: number, beta: number): number {
  return jStat.beta.inv(share, alpha, beta);
}
