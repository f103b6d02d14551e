import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Everything that axe knows: WCAG A and AA of all versions, and its best practices. */
const options: RunOptions = { resultTypes: ['violations'] };

/** Resolves when no section waits to be laid out any more. */
async function untilLaidOut(): Promise<void> {
  const parts = [...document.querySelectorAll('main > *, [data-late]')];
  const waiting = () => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto');
  for (let passed = 0; waiting().length > 0; passed += 50) {
    if (passed > 20_000) throw new Error(`${waiting().length} sections are still not laid out.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What axe-core finds wrong with a page as it stands: one line for each rule and element, none when all is well. */
export async function violationsOf(page: Page): Promise<string[]> {
  // By the debugger's way, which the page's Content-Security-Policy does not bind.
  const client = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) => {
    const answer = await client.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
    return answer.result.value;
  };
  await evaluate(`${source};undefined`);
  // What is not laid out yet has no colours that axe could hold against each other.
  await evaluate(`(${untilLaidOut})()`);
  const { violations }: AxeResults = await evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  await client.detach();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.replace(/\s+/g, ' ')})`),
  );
}
