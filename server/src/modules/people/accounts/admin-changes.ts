import { admits, type Role, roles } from '@oja/contract/access';
import type { WaitingApproval } from '@oja/contract/approvals';
import { z } from 'zod';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { proposeToSecond, refuseWhileWaiting } from '../../platform/approvals/index.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { draftNotification, listStaff, notifyAll } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import type { UserRow } from './user.store.ts';

/** What is proposed about an administrator, as the approval holds it. */
export const adminChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), role: z.enum(roles) }),
  z.object({ kind: z.literal('suspend'), days: z.int().optional() }),
  z.object({ kind: z.literal('reactivate'), tellReason: z.boolean() }),
  z.object({ kind: z.literal('delete') }),
]);
export type AdminChange = z.infer<typeof adminChange>;

/**
 * Every change to an administrator, and every new one, goes through here under the lock of the account. It needs a proof
 * of presence always and, where the settings say so, a second administrator. Null: it is carried out at once.
 */
export async function proposeAdminChange(
  tx: Tx,
  input: {
    target: Pick<UserRow, 'id'>;
    change: AdminChange;
    reason?: string | undefined;
    by: Actor & { id: string };
    /** Missing where the caller cannot ask for a proof, as in a decision about a report. */
    provenBy?: ProofSubject | undefined;
  },
  now: Date,
): Promise<WaitingApproval> {
  const { target, change, reason, by, provenBy } = input;
  if (provenBy === undefined) {
    throw new Refusal('staff_protected', {
      message: 'Please change the account of an administrator on the Users page.',
    });
  }
  await requireProof(tx, provenBy, now);
  const about = { kind: 'admin_change', subjectId: target.id } as const;
  await refuseWhileWaiting(tx, about);
  const { value } = await readSection(tx, 'security');
  if (!value.secondAdminForAdmins) return null;
  const proposal = { ...about, payload: change, amountKobo: null, actor: by, provenBy } as const;
  return proposeToSecond(tx, { ...proposal, reason: reason || 'No reason was given.' }, now);
}

/** Recorded wherever an active administrator, or another who answers proposals, stops being one. */
export function adminEnds(target: Pick<UserRow, 'role' | 'status'>, now: Date): { adminEndedAt?: Date } {
  return admits('approvals', target.role) && target.status === 'active' ? { adminEndedAt: now } : {};
}

export type AdminChangeWord = 'made' | 'demoted' | 'suspended' | 'reactivated' | 'deleted';

/** Tells every other administrator that one came or went. */
export async function tellAdmins(
  tx: Tx,
  told: {
    target: Pick<UserRow, 'id' | 'name'>;
    what: AdminChangeWord;
    by: Pick<Actor, 'id' | 'label'>;
    now: Date;
  },
): Promise<void> {
  const { target, what, by, now } = told;
  const others = (await listStaff(tx, ['admin'])).filter((id) => id !== by.id && id !== target.id);
  const name = what === 'deleted' ? '' : target.name;
  const data = { name, what, by: by.id === null ? null : by.label };
  const drafts = others.map((id) =>
    draftNotification('admin_changed', id, data, what === 'deleted' ? undefined : target.id),
  );
  await notifyAll(tx, drafts, now);
}

export function concernsAdmin(before: Role, after: Role): boolean {
  return before !== after && (before === 'admin' || after === 'admin');
}

/** Whether the role is new to this person and answers proposals. Otherwise one stolen session could make both people. */
export function grantsApprovals(before: Role, after: Role): boolean {
  return before !== after && admits('approvals', after);
}
