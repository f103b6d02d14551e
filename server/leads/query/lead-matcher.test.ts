import { expect, test } from 'vitest';
import { storedLead } from '../../testing/leads/stored-lead.ts';
import { leadMatcher } from './lead-matcher.ts';

const lead = storedLead({ full_name: 'Zoë Müller', phone: '+1 (813) 555-0142', email: 'zoe@mail.example' });

test.each([
  'zoe',
  'ZOË',
  'müller zoë',
  'MULLER',
  'friday please',
  '@mail.',
  '813-555 01',
  '8135550142',
  '+1 (813)',
  'resume writing',
  'order',
  '019c0000',
])('"%s" matches', (search) => expect(leadMatcher({ search })(lead)).toBe(true));

test.each(['zoey', 'zoe jordan', '8135550143', '555 999', '%', '_oe'])('"%s" does not match', (search) =>
  expect(leadMatcher({ search })(lead)).toBe(false),
);

test.each([
  [{ campaign: 'SPRING sale' }, true],
  [{ campaign: 'spring' }, false],
  [{ campaign: 'spring sale', search: 'jordan' }, false],
])('%j compares whole values: %j', (pattern, isMatch) => {
  const touch = { at: '', landingPage: '/', referrer: '', params: { utm_campaign: 'Spring sale' } };
  const campaign = {
    ...lead,
    page_url: 'https://larkfield.example/lp8/?a=1',
    attribution: JSON.stringify({ last: touch }),
  };
  expect(leadMatcher(pattern)(campaign)).toBe(isMatch);
});
