import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Resource usage of a process. */
export interface ChildRun {
  /** Wall-clock time, and CPU time of all threads. */
  wallMs: number;
  cpuMs: number;
  /** Peak memory in MB (10^6 bytes). */
  peakMb: number;
  output: string;
}

const meter = fileURLToPath(new URL('./meter.ts', import.meta.url));
const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a TypeScript file in a new Node process and measures it.
 * @param flags of Node
 * @throws when it fails, with its output
 */
export async function runChild(file: string, args: string[], flags: string[] = []): Promise<ChildRun> {
  const started = performance.now();
  let wallMs = 0;
  const child = spawn(process.execPath, [...flags, '--import', meter, file, ...args], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const streams = [child.stdout, child.stderr, child.stdio[3]] as Readable[];
  const [[code], output = '', errors, measured = ''] = await Promise.all([
    once(child, 'exit').then((result) => {
      wallMs = performance.now() - started;
      return result;
    }),
    ...streams.map((stream) => text(stream)),
  ]);
  if (code !== 0)
    throw new Error(`${file} ${args.join(' ')} exited with code ${code}.\n${output}\n${errors}`);
  const { cpuMs, peakMb } = JSON.parse(measured) as Pick<ChildRun, 'cpuMs' | 'peakMb'>;
  return { wallMs, cpuMs, peakMb, output };
}
