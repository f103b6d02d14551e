import { expect, test } from 'vitest';
import type { PreparedHead } from '../../site/prepared-page.ts';
import { pageRevision } from './page-revision.ts';
import { encodePart } from './page-writer.ts';

const head = { title: 'Resumes', description: 'Read by people.' } as PreparedHead;
const part = (html: string) => encodePart(html, '%page-url%');
const content = {
  before: part('<nav></nav>'),
  breadcrumbs: '<ol></ol>',
  sections: [part('<p>One</p>'), part('<p>Two</p>')],
  after: part('<footer></footer>'),
};

test('the revision has eight characters and is the same for the same words', () => {
  expect(pageRevision(head, content)).toMatch(/^[\w-]{8}$/);
  expect(pageRevision({ ...head }, { ...content, sections: [part('<p>One</p>'), part('<p>Two</p>')] })).toBe(
    pageRevision(head, content),
  );
});

test('different or reordered words anywhere on the page change the revision', () => {
  const revisions = [
    pageRevision(head, content),
    pageRevision({ ...head, title: 'Letters' }, content),
    pageRevision({ ...head, description: 'Read by software.' }, content),
    pageRevision(head, { ...content, before: part('<nav>Home</nav>') }),
    pageRevision(head, { ...content, breadcrumbs: '' }),
    pageRevision(head, { ...content, sections: content.sections.toReversed() }),
    pageRevision(head, { ...content, sections: [part('<p>One</p>')] }),
    pageRevision(head, { ...content, after: part('<footer>2027</footer>') }),
  ];
  expect(new Set(revisions).size).toBe(revisions.length);
});

test('a different canonical URL or script text does not change the revision', () => {
  const other = { ...head, canonical: '/other/', chatUnavailable: 'Later.' };
  expect(pageRevision(other, content)).toBe(pageRevision(head, content));
});
