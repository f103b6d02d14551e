/** Runs in a server process before its entry: answers each message of its parent with what the server has used since the last. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface ServerLoad {
  /** CPU time of all threads. */
  cpuMs: number;
  /** The longest time that the event loop was busy with one thing. */
  longestBlockMs: number;
}

const delay = monitorEventLoopDelay({ resolution: 1 });
let used = process.cpuUsage();

process.on('message', () => {
  const { user, system } = process.cpuUsage(used);
  const load: ServerLoad = { cpuMs: (user + system) / 1000, longestBlockMs: delay.max / 1e6 };
  process.send?.(load);
  used = process.cpuUsage();
  delay.enable();
  delay.reset();
});

// The server ends by itself.
process.channel?.unref();
