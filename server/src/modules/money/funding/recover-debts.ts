import { nairaText } from '@oja/contract/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { defineJob } from '../../../jobs/job.ts';
import { notify } from '../../platform/notifications/index.ts';
import { isNotPostponed, pollRows } from '../../platform/row-polls/index.ts';
import { BalanceTooLow, postTransfer, readBalance, readWalletBalances } from '../ledger/index.ts';

/*
 * After a lost chargeback, the part that had been spent is owed. It is collected from later credits to the wallet, as
 * far as they reach and once. Until then the owed amount cannot be withdrawn.
 */

/** More than the number of debtors at any time. */
const atOnce = 1_000;

const isOwing = sql<boolean>`recovered_kobo < amount_kobo - held_kobo`;

const pollName = 'recover_debts';

export const recoverDebts = defineJob({
  name: pollName,
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const rowIds = await findRecoverable(deps.db, deps.now());
    await pollRows(deps, { name: pollName, rowIds, handle: (chargebackId) => recover(deps, chargebackId) });
  },
});

/** Debtors with a balance, oldest debt first. */
async function findRecoverable(db: Db, now: Date): Promise<string[]> {
  const owing = await db
    .selectFrom('chargebacks')
    .select(['id', 'userId'])
    .where('status', '=', 'lost')
    .where(isOwing)
    .where(isNotPostponed(pollName, sql.ref('chargebacks.id'), now))
    .orderBy('settledAt')
    .limit(atOnce)
    .execute();
  const wallets = await readWalletBalances(
    db,
    owing.map(({ userId }) => userId),
  );
  return owing.filter(({ userId }) => (wallets.get(userId) ?? 0) > 0).map(({ id }) => id);
}

/** No effect when the balance has changed meanwhile or another worker was faster. */
async function recover(deps: Pick<Deps, 'db' | 'now'>, chargebackId: string): Promise<undefined> {
  try {
    await inTransaction(deps.db, (tx) => recoverUnderLock(tx, deps, chargebackId));
  } catch (error) {
    if (!(error instanceof BalanceTooLow)) throw error;
  }
}

async function recoverUnderLock(tx: Tx, deps: Pick<Deps, 'now'>, chargebackId: string): Promise<void> {
  const { userId, amountKobo, heldKobo, recoveredKobo } = await tx
    .selectFrom('chargebacks')
    .selectAll()
    .where('id', '=', chargebackId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const owedKobo = amountKobo - heldKobo - recoveredKobo;
  const takenKobo = Math.min(owedKobo, await readBalance(tx, account.wallet(userId)));
  if (takenKobo === 0) return;
  const now = deps.now();
  await tx
    .updateTable('chargebacks')
    .set({ recoveredKobo: recoveredKobo + takenKobo })
    .where('id', '=', chargebackId)
    .execute();
  const leftKobo = owedKobo - takenKobo;
  const notifications = {
    amount: nairaText(takenKobo),
    left: leftKobo === 0 ? 'nothing' : nairaText(leftKobo),
  };
  await notify(tx, 'debt_recovered', userId, notifications, now);
  const fact = { chargebackId, userId, takenKobo, recoveredKobo };
  await postTransfer(tx, postings.debtRecovered(fact), now);
}

/**
 * The withdrawable amount: a debt is collected from the wallet within a minute, and cannot be withdrawn before that.
 */
export async function readWithdrawable(tx: Tx, userId: string): Promise<number> {
  const heldKobo = await readBalance(tx, account.wallet(userId));
  return Math.max(0, heldKobo - (await readDebt(tx, userId)));
}

export async function readDebt(tx: Tx, userId: string): Promise<number> {
  const { owed } = await tx
    .selectFrom('chargebacks')
    .select(sql<string | null>`sum(amount_kobo - held_kobo - recovered_kobo)`.as('owed'))
    .where('userId', '=', userId)
    .where('status', '=', 'lost')
    .where(isOwing)
    .executeTakeFirstOrThrow();
  return Number(owed ?? 0);
}
