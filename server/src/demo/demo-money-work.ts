import type { Deps } from '../deps/deps.ts';
import { SystemCaller } from '../http/require-proof.ts';
import { linkBankAccount } from '../modules/money/bank-accounts/index.ts';
import { confirmFunding, startPayment } from '../modules/money/funding/index.ts';
import { idOf, type People } from './demo-people.ts';
import type { DemoStep } from './demo-purchase-steps.ts';

const demoLoader = new SystemCaller('demo data');

/** The bank has the long form of the first name, so that staff compare the two. */
const accountInReview = {
  email: 'amaka@oja.test',
  hoursAgo: 5,
  holder: 'NNADI CHIAMAKA',
  bankName: 'Access Bank',
  bankCode: '044',
  accountNumber: '0712345678',
};

/** Of an amount that ends in 13 kobo the simulator charges less than was asked for. */
const parkedPayment = { email: 'grace@oja.test', hoursAgo: 9, naira: 7_500.13 };

/** Money that waits for staff: an account whose holder must be compared, and a payment in another amount. */
export function moneyWorkSteps(people: People): DemoStep[] {
  const { email, hoursAgo } = accountInReview;
  return [
    { hoursAgo, run: (then) => linkForReview(then, idOf(people, email)) },
    {
      hoursAgo: parkedPayment.hoursAgo,
      run: (then) => payOtherAmount(then, idOf(people, parkedPayment.email)),
    },
  ];
}

async function linkForReview(then: Deps, userId: string): Promise<void> {
  const { holder: accountName, ...account } = accountInReview;
  const linked = await then.db
    .selectFrom('bankAccounts')
    .select('id')
    .where('userId', '=', userId)
    .where('accountName', '=', accountName)
    .executeTakeFirst();
  if (linked) return;
  // The test mode of Paystack answers with a holder that matches every person.
  const paystack = { ...then.paystack, resolveAccount: async () => ({ accountName }) };
  await linkBankAccount({ ...then, paystack }, await readUser(then, userId), account, demoLoader);
}

async function payOtherAmount(then: Deps, userId: string): Promise<void> {
  const parked = await then.db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'parked')
    .executeTakeFirst();
  if (parked) return;
  const request = { amount: parkedPayment.naira, callbackUrl: undefined, idempotencyKey: undefined };
  const { authorizationUrl, reference } = await startPayment(then, await readUser(then, userId), request);
  const outcome = new URLSearchParams({ outcome: 'success' });
  await fetch(authorizationUrl, { method: 'POST', body: outcome, redirect: 'manual' });
  await confirmFunding(then, reference);
}

function readUser(then: Deps, userId: string) {
  return then.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
