/** The functions of jStat in use; the package has no types of its own. */
declare module 'jstat' {
  const jStat: {
    gammaln(x: number): number;
    normal: {
      cdf(x: number, mean: number, deviation: number): number;
      inv(share: number, mean: number, deviation: number): number;
    };
    beta: { inv(share: number, alpha: number, beta: number): number };
  };
  export default jStat;
}
