import { expect, it } from 'vitest';
import { attachmentPath, experimentPath, payPath, portalFolder, portalPath } from './portal-routes.ts';

it.each([
  ['/sign-in', 'signIn', '/sign-in'],
  ['/create-payment/', 'createPayment', '/create-payment/'],
  ['/Payments', 'payments', '/payments'],
  ['/ACCOUNT/', 'account', '/account/'],
  ['/payment/k7Qm2xVb9T', 'pay', '/payment/k7Qm2xVb9T'],
  ['/Payment/k7Qm2xVb9T/', 'pay', '/payment/k7Qm2xVb9T/'],
  ['/payment/$&', 'pay', '/payment/$&'],
  ['/Attachments/019c-01', 'attachment', '/attachments/019c-01'],
  ['/numbers/experiments', 'experiments', '/numbers/experiments'],
  ['/Studio/', 'studio', '/studio/'],
  ['/Numbers/Experiments/lp8-price', 'experiment', '/numbers/experiments/lp8-price'],
])('%s is the page %s at %s', (path, name, canonical) => {
  expect(portalPath(path)).toEqual({ name, path: canonical });
});

it('builds the path of a payment link', () => {
  expect(payPath('k7$&')).toBe('/payment/k7$&');
});

it('builds the path of a file', () => {
  expect(attachmentPath('019c-01')).toBe('/attachments/019c-01');
});

it('builds the path of an experiment, and of an earlier one', () => {
  expect(experimentPath('lp8-price')).toBe('/numbers/experiments/lp8-price');
  expect(experimentPath('lp8-price', '2026-11-09')).toBe('/numbers/experiments/lp8-price?started=2026-11-09');
});

it.each([
  '/',
  '/payment',
  '/payment/',
  '/payment/a/b',
  '/payments/x',
  '/sign-in//',
  '/x/sign-in',
  '/accounts',
  '/attachments',
  '/studio/preview/1/lp8/',
])('%s is not a portal page', (path) => expect(portalPath(path)).toBeUndefined());

it.each([
  ['/sign-in', 'sign-in'],
  ['/Payments/x', 'payments'],
  ['/payment', 'payment'],
  ['/leads/', 'leads'],
  ['/LEADS/today', 'leads'],
  ['/numbers', 'numbers'],
  ['/studio/preview/', 'studio'],
  ['/leads-offer/', undefined],
  ['/services/studio/', undefined],
  ['/', undefined],
])('%s is in the folder %s of the portal', (path, folder) => expect(portalFolder(path)).toBe(folder));
