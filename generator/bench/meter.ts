/** Preloaded into a measured process: on exit, it writes the resource usage to file descriptor 3. */
import { readFileSync, writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(
    3,
    JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMb: (peakKb() ?? maxRSS) * 1.024e-3 }),
  );
});

/** The kernel's high-water mark. `maxRSS` can still include the parent process before exec. */
function peakKb(): number | undefined {
  try {
    const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return peak === undefined ? undefined : Number(peak);
  } catch {
    return undefined;
  }
}
