import { expect, test } from 'vitest';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import { availableOf, startOjaWithPaystack } from '../../../../test/paystack.ts';
import type { Deps } from '../../../deps/deps.ts';
import { openChargeback, settleChargeback } from '../../money/chargebacks/index.ts';
import { withdrawalKit } from '../../money/payouts/test-withdrawals.ts';

/**
 * The events of a chargeback are killed before and after every statement, and handled again. The hold on payouts must be
 * placed and lifted with the money, once.
 */
const oja = await startOjaWithPaystack();
const { addPayee, withdraw } = withdrawalKit(oja);

/** A person with ₦400 in the wallet and ₦500 in a withdrawal that waits, and the question of the bank for all of it. */
async function prepare() {
  const person = await addPayee(900);
  expect((await withdraw(person, 500)).status).toBe(200);
  const { reference, amountKobo } = await oja.deps.db
    .selectFrom('payments')
    .select(['reference', 'amountKobo'])
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  return { person, question: { gatewayId: reference, reference, amountKobo } };
}

const holdsOf = async (userId: string) => {
  const { db } = oja.deps;
  const rows = await db.selectFrom('payoutHolds').select('liftedAt').where('userId', '=', userId).execute();
  return rows.map(({ liftedAt }) => (liftedAt === null ? 'placed' : 'lifted'));
};

test('a bank asks a payment back', async () => {
  await dieAtEveryStep(oja, async () => {
    const { person, question } = await prepare();
    const flow = (deps: Deps) => openChargeback(deps, question);
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect([await holdsOf(person.id), await availableOf(oja, person)]).toEqual([['placed'], 0]);
      },
    };
  });
}, 120_000);

test('a chargeback is lost', async () => {
  await dieAtEveryStep(oja, async () => {
    const { person, question } = await prepare();
    await openChargeback(oja.deps, question);
    const { gatewayId } = question;
    const flow = (deps: Deps) => settleChargeback(deps, { gatewayId, outcome: 'lost' });
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        const debts = oja.deps.db.selectFrom('debts').select('amountKobo').where('userId', '=', person.id);
        expect([await holdsOf(person.id), await debts.execute()]).toEqual([
          ['lifted'],
          [{ amountKobo: 50_000 }],
        ]);
      },
    };
  });
}, 120_000);
