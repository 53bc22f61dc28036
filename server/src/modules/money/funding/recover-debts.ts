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
 * What a lost chargeback or an upheld claim could not take from the wallet is owed. It is collected from later credits
 * to the wallet, as far as they reach and once. Until then the owed amount can be neither withdrawn nor spent on a
 * purchase.
 */

/** Records a debt under the id of the chargeback or the claim it comes from. */
export async function recordDebt(
  tx: Tx,
  debt: { id: string; userId: string; source: 'chargeback' | 'claim'; amountKobo: number; owedSince: Date },
): Promise<void> {
  if (debt.amountKobo > 0) await tx.insertInto('debts').values(debt).execute();
}

/** More than the number of debtors at any time. */
const atOnce = 1_000;

const isOwing = sql<boolean>`recovered_kobo < amount_kobo`;

const pollName = 'recover_debts';

export const recoverDebts = defineJob({
  name: pollName,
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const rowIds = await findRecoverable(deps.db, deps.now());
    await pollRows(deps, { name: pollName, rowIds, handle: (debtId) => recover(deps, debtId) });
  },
});

/** Debtors with a balance, oldest debt first. */
async function findRecoverable(db: Db, now: Date): Promise<string[]> {
  const owing = await db
    .selectFrom('debts')
    .select(['id', 'userId'])
    .where(isOwing)
    .where(isNotPostponed(pollName, sql.ref('debts.id'), now))
    .orderBy('owedSince')
    .limit(atOnce)
    .execute();
  const wallets = await readWalletBalances(
    db,
    owing.map(({ userId }) => userId),
  );
  return owing.filter(({ userId }) => (wallets.get(userId) ?? 0) > 0).map(({ id }) => id);
}

/** No effect when the balance has changed meanwhile or another worker was faster. */
async function recover(deps: Pick<Deps, 'db' | 'now'>, debtId: string): Promise<undefined> {
  try {
    await inTransaction(deps.db, (tx) => recoverUnderLock(tx, deps, debtId));
  } catch (error) {
    if (!(error instanceof BalanceTooLow)) throw error;
  }
}

async function recoverUnderLock(tx: Tx, deps: Pick<Deps, 'now'>, debtId: string): Promise<void> {
  const { userId, source, amountKobo, recoveredKobo } = await tx
    .selectFrom('debts')
    .selectAll()
    .where('id', '=', debtId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const owedKobo = amountKobo - recoveredKobo;
  const takenKobo = Math.min(owedKobo, await readBalance(tx, account.wallet(userId)));
  if (takenKobo === 0) return;
  const now = deps.now();
  await tx
    .updateTable('debts')
    .set({ recoveredKobo: recoveredKobo + takenKobo })
    .where('id', '=', debtId)
    .execute();
  const leftKobo = owedKobo - takenKobo;
  const notifications = {
    amount: nairaText(takenKobo),
    source,
    left: leftKobo === 0 ? 'nothing' : nairaText(leftKobo),
  };
  await notify(tx, 'debt_recovered', userId, notifications, now);
  const fact = { debtId, source, userId, takenKobo, recoveredKobo };
  await postTransfer(tx, postings.debtRecovered(fact), now);
}

/**
 * The withdrawable amount: a debt is collected from the wallet within a minute, and cannot be withdrawn before that.
 */
export async function readWithdrawable(tx: Tx, userId: string): Promise<number> {
  const heldKobo = await readBalance(tx, account.wallet(userId));
  return Math.max(0, heldKobo - (await readDebt(tx, userId)));
}

/** The debt of a person, which no other purchase and no recovery changes until the transaction ends. */
export async function lockDebt(tx: Tx, userId: string): Promise<number> {
  const debts = await tx
    .selectFrom('debts')
    .select(sql<number>`amount_kobo - recovered_kobo`.as('owedKobo'))
    .where('userId', '=', userId)
    .where(isOwing)
    .orderBy('id')
    .forUpdate()
    .execute();
  return debts.reduce((sum, { owedKobo }) => sum + owedKobo, 0);
}

export async function readDebt(tx: Tx, userId: string): Promise<number> {
  const { owed } = await tx
    .selectFrom('debts')
    .select(sql<string | null>`sum(amount_kobo - recovered_kobo)`.as('owed'))
    .where('userId', '=', userId)
    .where(isOwing)
    .executeTakeFirstOrThrow();
  return Number(owed ?? 0);
}
