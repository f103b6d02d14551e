import { expect, ownSiteTest as test } from '../harness/browser-test.ts';
import { expectFailure, failedCalls, leadsOf, someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

test('a server that dies during a call is a failure, and a retry after its restart makes one lead', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/', { allowedProblems: failedCalls });
  const release = site.lockStorage();
  const form = new LeadFormPage(page);
  await form.fill(someone('killed'));
  // What the form fetches for later must not be cut off along with the call.
  await page.waitForLoadState('networkidle');
  await form.submit.click();
  await expect(form.submit).toHaveText('Submitting...');
  await site.kill();
  release();
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'killed');
  await site.restart();
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'killed')).toHaveLength(1);
});
