/** The typed line, in this tab only. Blocked or full storage costs the line on a reload, and nothing else. */
export function createStoredLine(name: string) {
  return {
    read(): string {
      try {
        return sessionStorage.getItem(name) ?? '';
      } catch {
        return '';
      }
    },
    write(line: string): void {
      try {
        sessionStorage.setItem(name, line);
      } catch {}
    },
  };
}
