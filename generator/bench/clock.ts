/** Starts measuring a part of this process. @returns what it took so far, in ms on the wall and on the processor */
export function startClock(): () => { wallMs: number; cpuMs: number } {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { wallMs: performance.now() - started, cpuMs: (user + system) / 1000 };
  };
}
