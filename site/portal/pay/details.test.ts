import { expect, it } from 'vitest';
import {
  customerInfo,
  detailFields,
  detailNames,
  emptyDetails,
  problemsOf,
  refusedDetails,
} from './details.ts';

const filled = {
  firstName: ' Maya',
  lastName: 'Ellison ',
  email: 'maya.ellison@mail.example',
  phone: '+44 20 7946 0958',
  address: '1 Mill Lane',
  city: 'London',
  state: 'Greater London',
  zipCode: 'SW1A 1AA',
};

it('requires every field, with a message for each', () => {
  expect(Object.keys(problemsOf(emptyDetails, false))).toEqual(detailNames);
  expect(problemsOf({ ...filled, city: '  ', email: 'maya' }, true)).toEqual({
    city: 'Enter your city.',
    email: 'Enter an email address, such as name@example.com.',
  });
});

it('accepts postal codes and regions of other countries, and always sends US as the country', () => {
  expect(problemsOf(filled, true)).toEqual({});
  expect(customerInfo(filled)).toEqual({ ...filled, firstName: 'Maya', lastName: 'Ellison', country: 'US' });
});

it('names state and ZIP code as the client’s country does', () => {
  const { state, zipCode } = problemsOf(emptyDetails, false);
  expect([state, zipCode]).toEqual(['Choose your state.', 'Enter your ZIP code.']);
  expect(detailFields(false).zipCode.inputMode).toBe('numeric');
  const abroad = problemsOf(emptyDetails, true);
  expect([abroad.state, abroad.zipCode]).toEqual(['Enter your state or region.', 'Enter your postal code.']);
  expect(detailFields(true).zipCode.inputMode).toBeUndefined();
});

it('maps messages from the server to fields', () => {
  const errors = { 'customerInfo.email': 'Not known.', zipCode: 'Too long.', amount: 'Other.' };
  expect(refusedDetails(errors)).toEqual({ email: 'Not known.', zipCode: 'Too long.' });
});
