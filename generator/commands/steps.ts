/** Prints the steps of a command with their times, and the progress of long steps on a terminal. */
export interface Steps {
  step: <Result>(
    title: string,
    work: (progress: (text: string) => void) => Result | Promise<Result>,
  ) => Promise<Result>;
  note: (text: string) => void;
}

export function createSteps(write: (text: string) => void, terminal = process.stdout.isTTY ?? false): Steps {
  return {
    async step(title, work) {
      const start = performance.now();
      const progress = (text: string) => {
        if (terminal) write(`\r\x1b[K  ${title} ${text}`);
      };
      const line = `  ${title.padEnd(34)} `;
      // A log has the title while the step runs: the first pictures take minutes.
      if (terminal) progress('');
      else write(line);
      try {
        return await work(progress);
      } finally {
        const time = performance.now() - start;
        write(`${terminal ? `\r\x1b[K${line}` : ''}${milliseconds(time)}\n`);
      }
    },
    note: (text) => write(`${text}\n`),
  };
}

export function milliseconds(time: number): string {
  return time < 1000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`;
}
