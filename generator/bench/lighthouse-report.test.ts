import { expect, test } from 'vitest';
import { type LighthouseReport, medians, shortcomings } from './lighthouse-report.ts';

const report = (score: number, paintMs: number, contrast: number): LighthouseReport => ({
  categories: {
    performance: { title: 'Performance', score, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: {
      title: 'Accessibility',
      score: contrast,
      auditRefs: [
        { id: 'contrast', weight: 7 },
        { id: 'hint', weight: 0 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': { title: 'Largest Contentful Paint', score, numericValue: paintMs },
    contrast: { title: 'Contrast', score: contrast, displayValue: '2 elements' },
    hint: { title: 'Hint', score: 0 },
  },
});

const reports = [report(0.9, 2100.4, 1), report(1, 1400, 0), report(0.97, 1700, 1)];

test('scores and timings are medians', () => {
  const found = new Map(medians(reports));
  expect(found.get('Performance')).toBe('97');
  expect(found.get('Accessibility')).toBe('100');
  expect(found.get('Largest Contentful Paint')).toBe('1700 ms');
});

test('an audit that lowers a score in any run is listed once; one without weight is not', () => {
  expect(shortcomings(reports)).toEqual([
    'Accessibility: Contrast (contrast) 2 elements',
    'Performance: Largest Contentful Paint (largest-contentful-paint)',
  ]);
});
