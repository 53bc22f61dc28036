import { z } from 'zod';
import type { TestSimulator } from './simulator-world.ts';

/** The steps most tests start with. */
const initialized = z.object({
  authorization_url: z.string(),
  access_code: z.string(),
  reference: z.string(),
});
const recipient = z.object({ id: z.number(), recipient_code: z.string() });

export async function initialize(simulator: TestSimulator, order: Record<string, unknown> = {}) {
  const { body } = await simulator.call('POST /transaction/initialize', {
    email: 'ada@oja.test',
    amount: 500_000,
    currency: 'NGN',
    callback_url: 'https://shop.test/wallet/callback',
    ...order,
  });
  return initialized.parse(body.data);
}

/** Presses a button of the checkout page, as a browser without JavaScript would. */
export function choose(authorizationUrl: string, outcome: string): Promise<Response> {
  return fetch(authorizationUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
}

export async function pay(simulator: TestSimulator, order: Record<string, unknown> = {}) {
  const transaction = await initialize(simulator, order);
  await choose(transaction.authorization_url, 'success');
  return transaction;
}

export async function createRecipient(simulator: TestSimulator, accountNumber = '0123456789') {
  const { body } = await simulator.call('POST /transferrecipient', {
    type: 'nuban',
    name: 'Ada Obi',
    account_number: accountNumber,
    bank_code: '058',
    currency: 'NGN',
  });
  return recipient.parse(body.data);
}

let transfers = 0;

export async function transfer(
  simulator: TestSimulator,
  order: { accountNumber?: string; amount?: number; reference?: string } = {},
) {
  const { recipient_code } = await createRecipient(simulator, order.accountNumber);
  transfers += 1;
  const reference = order.reference ?? `withdrawal-${String(transfers).padStart(8, '0')}`;
  const answer = await simulator.call('POST /transfer', {
    source: 'balance',
    amount: order.amount ?? 1_000_000,
    recipient: recipient_code,
    reference,
    reason: 'Withdrawal',
  });
  return { reference, answer };
}
