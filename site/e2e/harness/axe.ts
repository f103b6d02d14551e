import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** All rules: WCAG A and AA of every version, and the best practices. */
const options: RunOptions = { resultTypes: ['violations'] };

/** Lays out every deferred section: axe cannot compare the colors of what has no layout. */
function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main > *, [data-lazy]'))
    part.style.contentVisibility = 'visible';
}

/**
 * The violations that axe-core finds on a page in its current state, one line for each rule and element. While a modal
 * dialog is open, they are those in the dialog, because all else is inert.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  // The debugger's evaluation is exempt from the page's Content-Security-Policy.
  const client = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) => {
    const response = await client.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (response.exceptionDetails) throw new Error(response.exceptionDetails.exception?.description);
    return response.result.value;
  };
  if (await evaluate("typeof axe === 'undefined'")) await evaluate(`${source};undefined`);
  await evaluate(`(${layOutAll})()`);
  const { violations }: AxeResults = await evaluate(
    `axe.run(document.querySelector('dialog:modal') ?? document, ${JSON.stringify(options)})`,
  );
  await client.detach();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.replace(/\s+/g, ' ')})`),
  );
}
