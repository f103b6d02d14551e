/** Sends a report, even while the page is being left. Lost reports are not retried. */
export function sendReport(path: string, report: object): void {
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // Numbers are optional: a browser that cannot send them drops them.
  }
}
