import type { StaffConsole } from '../harness/staff-console.ts';
import type { LinkName } from './state.ts';

interface Order {
  projectName: string;
  amount: string;
  description: string;
}

/** Orders with very long and very short names. */
const orders = {
  paid: {
    projectName: 'Executive Level Bundle',
    amount: '499.00',
    description: 'Two pages.\nWithin 48 hours.',
  },
  refunded: { projectName: 'CV', amount: '79.00', description: 'One page, five revisions.' },
  open: {
    projectName: 'Corporate-level bundle for Wilhelmina Featherstonehaugh-Castellanos, second installment',
    amount: '12345.67',
    description: 'Resume, cover letter, LinkedIn profile and ten job postings, as agreed by phone.',
  },
  revoked: { projectName: 'Cover Letter', amount: '110.00', description: 'One page.' },
  payable: { projectName: 'Executive Level Bundle', amount: '499.00', description: 'Two pages.' },
} satisfies Record<string, Order>;

const payer = {
  email: 'maya.ellison@mail.example',
  firstName: 'Maya',
  lastName: 'Ellison',
  phone: '(813) 555-0142',
  address: '218 Palmetto Street',
  city: 'Tampa',
  state: 'Florida',
  zipCode: '33602',
  country: 'US',
};

/** Creates the links, pays two of them, refunds one, and revokes another. @returns their paths */
export async function createLinks(url: string, staff: StaffConsole): Promise<Record<LinkName, string>> {
  const paid = await staff.createLink(orders.paid);
  const refunded = await staff.createLink(orders.refunded);
  const open = await staff.createLink(orders.open);
  const revoked = await staff.createLink(orders.revoked);
  const payable = await staff.createLink(orders.payable);
  await pay(url, paid, orders.paid);
  await pay(url, refunded, orders.refunded);
  await staff.act(refunded, 'refund');
  await staff.act(revoked, 'revoke');
  return { open, payable, paid, revoked };
}

async function pay(url: string, path: string, { projectName, amount }: Order): Promise<void> {
  const response = await fetch(`${url}/api/payments/create-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      paymentMethodId: 'pm_card_visa',
      amount: Math.round(Number(amount) * 100),
      packageName: projectName,
      customerInfo: payer,
      uniqueId: path.split('/').at(-1),
    }),
  });
  if (!response.ok) throw new Error(`The payment failed: ${await response.text()}`);
}
