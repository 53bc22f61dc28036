import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { securityWaitMs, usableFrom } from '../../../domain/payout-destination/decide-destination.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { announceLinked, endReviewAlert } from './announce-account.ts';
import {
  type BankAccountRow,
  countEverLinked,
  insertBankAccount,
  lockOwnAccount,
  refuseLinked,
  refuseWhileUsed,
  updateBankAccount,
} from './bank-account.store.ts';
import { allFingerprints, type CheckedAccount, fingerprintOf, requireOwnAccount } from './check-account.ts';
import { matchHolder } from './match-holder.ts';
import { type LockedOwner, lockOwner } from './owner.store.ts';
import { sealContext } from './sealed-columns.ts';

/** Inserts an account that the gateway knows. The holder is compared with the owner's name under the owner's lock. */
export function linkAccount(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  input: { userId: string; kind: BankAccountRow['kind']; checked: CheckedAccount; provenBy: ProofSubject },
): Promise<BankAccountRow> {
  const { userId, kind, checked, provenBy } = input;
  const id = randomUUID();
  return refuseDuplicate(
    inTransaction(deps.db, async (tx) => {
      const owner = await lockOwner(tx, userId);
      await requireProof(tx, provenBy, deps.now());
      await refuseLinked(tx, { userId, fingerprints: allFingerprints(deps, checked) });
      const now = deps.now();
      await insertBankAccount(tx, {
        ...columnsOf(deps, { id, owner, checked, now }),
        id,
        userId,
        kind,
        isPrimary: kind === 'bank' && !(await hasPrimary(tx, userId)),
        usableFrom: usableFrom({
          linkedAt: now,
          linkedBefore: await countEverLinked(tx, userId),
          emailConfirmed: owner.emailConfirmedAt !== null,
          hasSecondFactor: owner.twoFactorEnabledAt !== null,
        }),
        createdAt: now,
      });
      return announceLinked(tx, await lockOwnAccount(tx, { accountId: id, userId, kind }), now);
    }),
  );
}

/** A changed number makes it a new destination. The same number changes nothing. */
export function replaceAccount(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  input: { userId: string; accountId: string; checked: CheckedAccount; provenBy: ProofSubject },
): Promise<BankAccountRow> {
  const { userId, accountId, checked, provenBy } = input;
  const own = { userId, accountId, kind: 'bank' } as const;
  return refuseDuplicate(
    inTransaction(deps.db, async (tx) => {
      const owner = await lockOwner(tx, userId);
      await requireProof(tx, provenBy, deps.now());
      const locked = await lockOwnAccount(tx, own);
      const fingerprints = allFingerprints(deps, checked);
      if (fingerprints.some((fingerprint) => locked.fingerprint.equals(fingerprint))) return locked;
      await refuseLinked(tx, { userId, fingerprints });
      await refuseWhileUsed(tx, accountId);
      const now = deps.now();
      await updateBankAccount(tx, accountId, {
        ...columnsOf(deps, { id: accountId, owner, checked, now }),
        approvedForName: null,
        usableFrom: new Date(now.getTime() + securityWaitMs),
      });
      if (locked.status === 'in_review') await endReviewAlert(tx, accountId, now);
      return announceLinked(tx, await lockOwnAccount(tx, own), now);
    }),
  );
}

function columnsOf(
  deps: Pick<Deps, 'sealer' | 'paystack'>,
  input: { id: string; owner: LockedOwner; checked: CheckedAccount; now: Date },
) {
  const { accountNumber, ...plain } = input.checked;
  const names = { holderName: plain.accountName, personName: input.owner.payoutName };
  const status = requireOwnAccount({ accountName: plain.accountName, match: matchHolder(deps, names) });
  return {
    ...plain,
    status,
    reviewSince: status === 'in_review' ? input.now : null,
    accountNumber: deps.sealer.seal(accountNumber, sealContext(input.id)),
    fingerprint: fingerprintOf(deps, input.checked),
    last4: accountNumber.slice(-4),
  };
}

async function hasPrimary(tx: Tx, userId: string): Promise<boolean> {
  const primary = await tx
    .selectFrom('bankAccounts')
    .select('id')
    .where('userId', '=', userId)
    .where('isPrimary', '=', true)
    .executeTakeFirst();
  return primary !== undefined;
}

async function refuseDuplicate<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'bank_accounts_once')) throw new Refusal('bank_account_linked_already');
    throw error;
  }
}
