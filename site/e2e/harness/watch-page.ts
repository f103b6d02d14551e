import type { Page } from 'playwright';

/** Receives a page's problems, one line each. */
export type OnProblem = (problem: string) => void;

/**
 * Reports what a visitor's console would show: errors and warnings, uncaught exceptions, failed requests, responses with
 * status 400 and above, and violations of the Content-Security-Policy. Call it once per page.
 */
export async function watchPage(page: Page, onProblem: OnProblem): Promise<void> {
  page.on('console', (message) => {
    const { type, text } = { type: message.type(), text: message.text() };
    if (type === 'error' || type === 'warning') onProblem(`${type}: ${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => onProblem(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts what it was still loading.
    if (reason !== 'net::ERR_ABORTED') onProblem(`no answer: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) onProblem(`status ${response.status()}: ${response.url()}`);
  });
  await page.exposeBinding('reportPolicyBreach', (_source, text: string) => onProblem(`policy: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as Record<string, (text: string) => void>).reportPolicyBreach;
      report?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}
