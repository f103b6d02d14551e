import type { Page } from 'playwright';

/** What a page complained about so far, one line each. */
export interface Problems {
  readonly problems: readonly string[];
}

/**
 * Collects what a visitor's console would show: errors and warnings, exceptions nobody caught, requests that failed or
 * were answered with 400 and more, and breaches of the Content-Security-Policy.
 * @param mayComplain problems that are expected
 */
export async function watchPage(page: Page, mayComplain?: RegExp): Promise<Problems> {
  const problems: string[] = [];
  const note = (text: string) => {
    if (!mayComplain?.test(text)) problems.push(text);
  };
  page.on('console', (message) => {
    const { type, text } = { type: message.type(), text: message.text() };
    if (type === 'error' || type === 'warning') note(`${type}: ${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still loading.
    if (reason !== 'net::ERR_ABORTED') note(`no answer: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
  await page.exposeBinding('reportPolicyBreach', (_source, text: string) => note(`policy: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as Record<string, (text: string) => void>).reportPolicyBreach;
      report?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { problems };
}
