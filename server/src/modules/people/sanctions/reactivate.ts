import { admits } from '@oja/contract/access';
import type { WaitingApproval } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { proposeAdminChange, type UserRow } from '../accounts/index.ts';
import { reopenAccount } from './end-sanction.ts';
import { closeSanction, findOpenSanction } from './sanction.store.ts';

interface Reactivation {
  target: UserRow;
  reason?: string | undefined;
  /** Whether the person reads the reason. */
  tellReason: boolean;
}

/**
 * Letting staff in again gives their power back, so it needs what giving them the role needed: a proof of presence for
 * those who answer proposals and, where the settings say so, a second administrator for an administrator. Null: it is
 * carried out at once.
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
  if (target.role === 'admin') {
    const change = { kind: 'reactivate', tellReason } as const;
    return proposeAdminChange(tx, { target, change, reason, by, provenBy }, now);
  }
  if (admits('approvals', target.role)) await requireProof(tx, provenBy, now);
  return null;
}

/** Lets a suspended or inactive person in again, under their lock, and ends the suspension that stands. */
export async function reactivate(
  tx: Tx,
  { target, reason, tellReason, by, now }: Reactivation & { by: Actor; now: Date },
): Promise<void> {
  const told = (tellReason && reason) || null;
  const open = await findOpenSanction(tx, { userId: target.id, kind: 'suspension' });
  if (open) await closeSanction(tx, open.id, { at: now, by: by.id, reason: told });
  await reopenAccount(tx, { target, by, reason, told, now });
}
