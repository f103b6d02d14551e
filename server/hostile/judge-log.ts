/** What is wrong with the log, line by line: no line is anything but JSON, and nothing is an error. */
export function faultsOfLog(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => faultOfLine(line) ?? []);
}

function faultOfLine(line: string): string | undefined {
  try {
    const { level, time, msg } = JSON.parse(line);
    const isQuiet = ['info', 'warn'].includes(level);
    return isQuiet && typeof time === 'string' && typeof msg === 'string' ? undefined : line;
  } catch {
    return `no JSON: ${line}`;
  }
}
