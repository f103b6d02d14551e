/** Starts timing. @returns a function for the wall-clock time and CPU time of this process since then */
export function startClock(): () => { wallMs: number; cpuMs: number } {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { wallMs: performance.now() - started, cpuMs: (user + system) / 1000 };
  };
}
