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
