import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';

const confirmations = { received: 'Both arrived.', sent: 'The email arrived.', stored: 'The CRM has it.' };

test('each outcome of a form has a focusable message with its own anchor', () => {
  const html = renderToStaticMarkup(
    <Notice id="thanks" heading="Thank You" message="Received." confirmations={confirmations} />,
  );
  const shown = [
    ...html.matchAll(/<p class="confirmation" id="(\w+)" role="status" tabindex="-1">.*?<\/svg>(.*?)<\/p>/g),
  ];
  expect(shown.map(([, id, text]) => [id, text])).toEqual([
    ['received', 'Both arrived.'],
    ['sent', 'The email arrived.'],
    ['stored', 'The CRM has it.'],
  ]);
});

test('confirmations and the sheet are optional', () => {
  const html = renderToStaticMarkup(
    <Notice id="gone" heading={'This line\nis missing.'} message="No page." />,
  );
  expect(html).toContain('<h1 id="gone-heading">This line<br/>is missing.</h1>');
  expect(html).not.toMatch(/confirmation|sheet|btns/);
});

test('a missing line is circled on the sheet and keeps its text', () => {
  const html = renderToStaticMarkup(
    <Notice
      id="gone"
      heading="Gone"
      message="No page."
      sheet={{
        title: 'Page 404',
        lines: [{ text: 'Here.' }, { text: 'Something belongs here.', missing: true }],
      }}
    />,
  );
  expect(html).toMatch(
    /<li>Here\.<\/li><li class="missing"><span class="circled">Something belongs here\.<svg class="mark mark-circle"/,
  );
});

const afterForm = {
  id: 'thanks',
  heading: 'Thank You',
  message: 'Received.',
  confirmations,
  actions: [{ label: 'Back to Home page', look: 'primary', kind: 'link', href: '/' }],
  call: {
    heading: 'This number will call you',
    number: { label: '(813) 555-0119', look: 'primary', kind: 'call', href: 'tel:+18135550119' },
    when: 'Today.',
    actions: [{ label: 'Call now', look: 'primary', kind: 'call', href: 'tel:+18135550119' }],
    contacts: { label: 'Add us to your contacts', href: '/contact.vcf' },
  },
  upload: {
    heading: 'Send your resume',
    choose: 'Choose your resume',
    note: 'Up to 25 MB.',
    send: 'Send',
    received: 'Your writer has it.',
    another: 'Another',
  },
  next: { heading: 'After the call', steps: [{ text: 'You choose.', note: 'From $79' }] },
} satisfies Parameters<typeof Notice>[0];

test('after a form the page says who calls, takes a file, and ends with the way home', () => {
  const html = renderToStaticMarkup(<Notice {...afterForm} />);
  const order = [
    'id="received"',
    '<h1',
    'class="number" href="tel:',
    'href="/contact.vcf"',
    'After the call',
  ];
  const at = [...order, 'href="/"'].map((part) => html.indexOf(part));
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((one, other) => one - other));
  expect(html.indexOf('id="upload"')).toBeLessThan(html.indexOf('After the call'));
});

test('the upload is an ordinary form, with an empty place for its outcome', () => {
  const html = renderToStaticMarkup(<Notice {...afterForm} />);
  expect(html).toContain(
    '<form action="/api/attachments#upload" encType="multipart/form-data" method="post">',
  );
  expect(html).toMatch(
    /<input type="file" [^>]*required="" [^>]*aria-label="Choose your resume" name="file"/,
  );
  expect(html).toMatch(/accept="\.pdf,\.docx,[^"]*\.heic[^"]*,image\/\*"/);
  expect(html).toContain('<p class="form-error" role="alert" hidden="" data-part="error"></p>');
  expect(html).toMatch(
    /<div class="got" tabindex="-1" hidden="" data-part="got">.*<b data-part="name"><\/b>/,
  );
});
