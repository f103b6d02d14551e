/** The lines of the log that are not JSON or report an error. */
export function logProblems(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => lineProblem(line) ?? []);
}

function lineProblem(line: string): string | undefined {
  try {
    const { level, time, msg } = JSON.parse(line);
    const isQuiet = ['info', 'warn'].includes(level);
    return isQuiet && typeof time === 'string' && typeof msg === 'string' ? undefined : line;
  } catch {
    return `not JSON: ${line}`;
  }
}
