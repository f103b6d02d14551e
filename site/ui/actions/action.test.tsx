import { expect, test } from 'vitest';
import type { PreparedAction } from '../../prepared-data.ts';
import { actionAttributes } from './action.tsx';
import { cardAction } from './card-action.ts';

const offer = { service: 'Studio Box', price: 99 };
const ask = {
  label: 'Chat',
  look: 'link',
  href: '#form-ask',
  form: 'ask',
  about: 'Ask about the {service}',
} as const;

test('an action of a card opens the form with the card’s offer, and says what it is about', () => {
  const action: PreparedAction = { ...ask, kind: 'form' };
  expect(actionAttributes(cardAction(action, false, offer))).toMatchObject({
    'data-form': 'ask',
    'data-about': 'Ask about the Studio Box',
    'data-service': 'Studio Box',
    'data-price': '99',
  });
  expect(actionAttributes(action)).toMatchObject({ 'data-form': 'ask', 'data-about': undefined });
});

test('a chat that may be out of reach names the form to open instead', () => {
  const action: PreparedAction = { ...ask, kind: 'chat' };
  expect(actionAttributes(cardAction(action, false, offer))).toMatchObject({
    'data-chat': '',
    'data-form': 'ask',
    'data-service': 'Studio Box',
  });
});

test('a chat without a form has no offer', () => {
  const action: PreparedAction = { label: 'Chat', look: 'link', href: 'tel:+12185550147', kind: 'chat' };
  expect(actionAttributes(cardAction(action, false, offer))).toEqual({ href: action.href, 'data-chat': '' });
});
