import { expect, it } from 'vitest';
import { customerInfo, detailNames, emptyDetails, faultsOf, refusedDetails } from './details.ts';

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

it('asks for everything, each in words', () => {
  expect(Object.keys(faultsOf(emptyDetails))).toEqual(detailNames);
  expect(faultsOf({ ...filled, city: '  ', email: 'maya' })).toEqual({
    city: 'Enter your city.',
    email: 'Enter an email address, such as name@example.com.',
  });
});

it('takes postcodes and regions of other countries, and sends the one country that there is', () => {
  expect(faultsOf(filled)).toEqual({});
  expect(customerInfo(filled)).toEqual({ ...filled, firstName: 'Maya', lastName: 'Ellison', country: 'US' });
});

it('puts what the server refused beside its field', () => {
  const errors = { 'customerInfo.email': 'Not known.', zipCode: 'Too long.', amount: 'Other.' };
  expect(refusedDetails(errors)).toEqual({ email: 'Not known.', zipCode: 'Too long.' });
});
