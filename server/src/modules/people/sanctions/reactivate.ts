import type { WaitingApproval } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { answersProposals, proposeAdminChange, type UserRow } from '../accounts/index.ts';
import { reopenAccount } from './end-sanction.ts';
import { closeSanction, findOpenSanction } from './sanction.store.ts';

interface Reactivation {
  target: UserRow;
  reason?: string | undefined;
  /** Whether the person reads the reason. */
  tellReason: boolean;
}

/**
 * Letting one who answers proposals in again gives their power back, so it needs what giving them the role needed. Null:
 * it is carried out at once.
 */
export async function proposeReactivation(
  tx: Tx,
  {
    target,
    reason,
    tellReason,
    by,
    provenBy,
  }: Reactivation & { by: Actor & { id: string }; provenBy: ProofSubject },
  now: Date,
): Promise<WaitingApproval> {
  if (answersProposals(target.role)) {
    const change = { kind: 'reactivate', tellReason } as const;
    return proposeAdminChange(tx, { target, change, reason, by, provenBy }, now);
  }
  return null;
}

/** Lets a suspended or inactive person in again, under their lock, and ends the suspension that stands. */
export async function reactivate(
  tx: Tx,
  { target, reason, tellReason, by, now }: Reactivation & { by: Actor; now: Date },
): Promise<void> {
  const shownReason = (tellReason && reason) || null;
  const open = await findOpenSanction(tx, { userId: target.id, kind: 'suspension' });
  if (open) await closeSanction(tx, open.id, { at: now, by: by.id, reason: shownReason });
  await reopenAccount(tx, { target, by, reason, shownReason, now });
}
