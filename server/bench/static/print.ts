import { connections, type StaticBenchResult } from './static-bench.ts';

export function printStaticBench(results: readonly StaticBenchResult[]): void {
  console.log(`\nStatic files, ${connections} connections`);
  for (const { path, bodyBytes, encoding, ratio, server, bare, residentMb } of results) {
    console.log(`${path}  ${bodyBytes} bytes (${encoding})`);
    for (const [name, load] of Object.entries({ server, 'bare node:http': bare })) {
      const { requestsPerSecond, p50Ms, p99Ms, generatorLoad } = load;
      const times = `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`;
      const generator = `load generator at ${(100 * generatorLoad).toFixed(0)}% of a core`;
      console.log(
        `  ${name.padEnd(16)}${requestsPerSecond.toFixed(0).padStart(7)} / s   ${times}, ${generator}`,
      );
    }
    console.log(
      `  ratio ${ratio.toFixed(2)} (target: at least 0.50), resident memory ${residentMb.toFixed(0)} MB`,
    );
  }
}
