import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { leadForm, writeFiles } from '../../testing/files/write-dist.ts';
import { crmCall, emailCall, formPost, json, urlencoded } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { attributionOf, consentsOf } from '../query/describe-lead.ts';

const clock = () => new Date('2026-03-02T10:00:00Z');
const words = 'I Agree and accept Terms Conditions and Privacy Policy';

const evidence = {
  attribution: {
    first: {
      at: '2026-02-27T08:00:00.000Z',
      landingPage: '/lp8/',
      referrer: 'https://www.google.example/',
      params: { utm_source: 'google', gclid: 'abc' },
    },
  },
  consents: [{ name: 'termsAgreed', given: true, text: words }],
  pageRevision: 'a1b2c3d4',
  originalPrice: '220',
};

const stored = {
  name: 'termsAgreed',
  given: true,
  text: words,
  at: '2026-03-02T10:00:00.000Z',
  sha256: hash('sha256', words),
};

async function onlyLead({ storage }: TestApp) {
  const lead = await storage.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  return { ...lead, attribution: attributionOf(lead), consents: consentsOf(lead) };
}

describe.each(databases)('on %s', (database) => {
  test.each([
    ['/api/email/send-resume-email', emailCall(evidence)],
    ['/rafp/submit', crmCall(evidence)],
  ])('%s stores attribution and the exact consent wording', async (path, body) => {
    await using server = await createTestApp({ database, clock });
    expect((await server.app.request(path, json(body))).status).toBe(200);
    expect(await onlyLead(server)).toMatchObject({
      attribution: evidence.attribution,
      consents: [stored],
      page_revision: 'a1b2c3d4',
      original_price: '220',
    });
  });

  test('what the other call lacked is filled in', async () => {
    await using server = await createTestApp({ database, clock });
    await server.app.request('/rafp/submit', json(crmCall()));
    await server.app.request('/api/email/send-resume-email', json(emailCall(evidence)));
    expect(await onlyLead(server)).toMatchObject({ attribution: evidence.attribution, consents: [stored] });
  });

  test('without JavaScript the server reads consent wording from its own page, and the campaign from the URL', async () => {
    await using server = await createTestApp({ database, clock });
    const label = `<label>Terms <input type="checkbox" name="termsAgreed" value="on"><span>${words.replace('Terms', '<a href="/t">Terms</a>')}</span></label>`;
    const page = leadForm('order-form', 'order').replace(
      /<div class="field" data-field="termsAgreed">.*<\/div>/,
      label,
    );
    writeFiles(server.distDir, {
      'lp8/index.html': `<html data-revision="f00dcafe"><body>${page}</body></html>`,
    });
    const headers = { referer: 'https://larkfield.example/lp8/?utm_source=bing&session=secret' };
    const answer = await server.app.request(
      '/api/leads',
      urlencoded(formPost({ consents: 'forged' }), headers),
    );
    expect(answer.status).toBe(303);
    expect(await onlyLead(server)).toMatchObject({
      page_revision: 'f00dcafe',
      attribution: { last: { landingPage: '/lp8/', params: { utm_source: 'bing' } } },
      consents: [{ name: 'termsAgreed', given: true, text: `Terms ${words}` }],
    });
  });

  test('a missing page costs the evidence, not the lead', async () => {
    await using server = await createTestApp({ database, clock });
    expect((await server.app.request('/api/leads', urlencoded(formPost()))).status).toBe(303);
    expect(await onlyLead(server)).toMatchObject({ consents: [], page_revision: null });
  });
});
