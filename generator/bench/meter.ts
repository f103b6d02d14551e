/** Loaded before what is measured: at the end it tells file descriptor 3 what the process took. */
import { readFileSync, writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(
    3,
    JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMb: (peakKb() ?? maxRSS) * 1.024e-3 }),
  );
});

/** The kernel's own high-water mark: `maxRSS` may still hold that of the process that started this one. */
function peakKb(): number | undefined {
  try {
    const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return peak === undefined ? undefined : Number(peak);
  } catch {
    return undefined;
  }
}
