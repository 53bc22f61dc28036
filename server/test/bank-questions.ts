import { expect } from 'vitest';
import { inTransaction } from '../src/db/transaction.ts';
import { lockOwner } from '../src/modules/money/bank-accounts/index.ts';
import { openChargeback, settleChargeback } from '../src/modules/money/chargebacks/index.ts';
import { placeHold } from '../src/modules/money/payouts/index.ts';
import type { Oja, Person } from './oja.ts';
import { waitingForLocks } from './waiting-for-locks.ts';

/** What a bank does about a payment: ask for it back, and decide. */
export function bankQuestion(oja: Oja, { reference, naira }: { reference: string; naira: number }) {
  const gatewayId = reference;
  return {
    ask: () => openChargeback(oja.deps, { gatewayId, reference, amountKobo: naira * 100 }),
    settle: (outcome: 'won' | 'lost') => settleChargeback(oja.deps, { gatewayId, outcome }),
  };
}

/**
 * Places a hold and starts `work` before it is committed; the commit follows once `work` waits for a lock. Returns the
 * result, and the subject of the hold.
 */
export async function whileHoldIsPlaced<Result>(
  oja: Oja,
  { person, reason }: { person: Person; reason: 'chargeback' | 'claim' },
  work: () => Promise<Result>,
): Promise<{ result: Result; subjectId: string }> {
  const subjectId = crypto.randomUUID();
  const [placed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const placing = inTransaction(oja.deps.db, async (tx) => {
    await lockOwner(tx, person.id);
    await placeHold(tx, { userId: person.id, subjectId, reason, at: oja.clock.now });
    placed.resolve();
    await mayCommit.promise;
  });
  await placed.promise;
  const working = work();
  await expect.poll(() => waitingForLocks(oja)).toBe(1);
  mayCommit.resolve();
  await placing;
  return { result: await working, subjectId };
}
