import { expect, it } from 'vitest';
import schema from '../../../../../schema/api/lead-email.schema.json' with { type: 'json' };
import { emailPattern } from './email-pattern.ts';

it('accepts what the server accepts', () => {
  // Within brackets, a literal needs no escape.
  expect(emailPattern.source).toBe(schema.properties.email.pattern.replaceAll('\\[\\]', '[\\]'));
  expect(emailPattern.flags).toBe('u');
});
