import { expect, it } from 'vitest';
import { nextPath, signInPath } from './next-path.ts';

it.each(['/leads?queue=new', '/payments?state=paid&search=a%20b', '/create-payment/', '/account#top'])(
  'returns to %s',
  (wanted) => {
    const { search } = new URL(signInPath(wanted), 'https://www.larkfield.example');
    expect(nextPath(search, 'agent')).toBe(wanted);
  },
);

it.each([
  '',
  'payments',
  'https://elsewhere.example/payments',
  '//elsewhere.example/payments',
  '/\\elsewhere.example/payments',
  '/payments\\..\\',
  'javascript:alert(1)',
  '/sign-in',
  '/payment/k3',
  '/api/auth/sign-out',
  '/',
])('goes to the first staff page instead of %s', (wanted) => {
  const search = `?${new URLSearchParams({ next: wanted })}`;
  expect(nextPath(search, 'manager')).toBe('/leads');
  expect(nextPath(search, undefined)).toBe('/leads');
  expect(nextPath(search, 'author')).toBe('/studio');
});
