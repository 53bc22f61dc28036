import { admits, type Role, roles } from '@oja/contract/access';
import type { WaitingApproval } from '@oja/contract/approvals';
import { z } from 'zod';
import type { Tx } from '../../../db/transaction.ts';
import { rolePhrases } from '../../../domain/accounts/role-phrases.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { proposeToSecond, refuseWhileWaiting } from '../../platform/approvals/index.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { draftNotification, listStaff, notifyAll } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import type { UserRow } from './user.store.ts';

/** What is proposed about one who answers proposals, as the approval holds it. */
export const adminChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), role: z.enum(roles) }),
  z.object({ kind: z.literal('suspend'), days: z.int().optional() }),
  z.object({ kind: z.literal('reactivate'), tellReason: z.boolean() }),
  z.object({ kind: z.literal('delete') }),
  // The address is erased with the account that it was proposed for.
  z.object({ kind: z.literal('email'), email: z.string().optional() }),
]);
export type AdminChange = z.infer<typeof adminChange>;

/**
 * Every change to one who answers proposals (administrators, finance and trust), and every new one, goes through here
 * under the lock of the account. It needs a proof of presence always and, where the settings say so, a second
 * administrator; a new e-mail address needs one always, because its reader could answer in the name of the account, and
 * where no other administrator is left, the person concerned. Null: it is carried out at once.
 */
export async function proposeAdminChange(
  tx: Tx,
  input: {
    target: Pick<UserRow, 'id' | 'status' | 'role'>;
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
      message: 'Please change the account of a member of staff on the Users page.',
    });
  }
  await requireProof(tx, provenBy, now);
  const about = { kind: 'admin_change', subjectId: target.id } as const;
  await refuseWhileWaiting(tx, about);
  const { value } = await readSection(tx, 'security');
  if (change.kind !== 'email' && !value.secondAdminForAdmins) return null;
  const mayAnswer = target.status === 'active' && answersProposals(target.role);
  const subjectMayAnswer = change.kind === 'email' ? mayAnswer : undefined;
  const proposal = { ...about, payload: change, amountKobo: null, actor: by, provenBy, subjectMayAnswer };
  return proposeToSecond(tx, { ...proposal, reason: reason || 'No reason was given.' }, now);
}

/** Recorded wherever an active administrator, or another who answers proposals, stops being one. */
export function adminEnds(target: Pick<UserRow, 'role' | 'status'>, now: Date): { adminEndedAt?: Date } {
  return answersProposals(target.role) && target.status === 'active' ? { adminEndedAt: now } : {};
}

export type AdminChangeWord = 'made' | 'demoted' | 'suspended' | 'reactivated' | 'readdressed' | 'deleted';

/** Tells every other administrator that one who answers proposals came, went or gets another e-mail address. */
export async function notifyAdmins(
  tx: Tx,
  change: {
    target: Pick<UserRow, 'id' | 'name'>;
    /** The role that they have now, or had until now. */
    role: Role;
    what: AdminChangeWord;
    by: Pick<Actor, 'id' | 'label'>;
    now: Date;
  },
): Promise<void> {
  const { target, role, what, by, now } = change;
  const others = (await listStaff(tx, ['admin'])).filter((id) => id !== by.id && id !== target.id);
  const name = what === 'deleted' ? '' : target.name;
  const data = { name, role: rolePhrases[role], what, by: by.id === null ? null : by.label };
  const drafts = others.map((id) =>
    draftNotification('admin_changed', id, data, what === 'deleted' ? undefined : target.id),
  );
  await notifyAll(tx, drafts, now);
}

/** Whether a change of role makes or ends one who answers proposals. One stolen session could otherwise be two people. */
export function concernsApprover(before: Role, after: Role): boolean {
  return before !== after && (answersProposals(before) || answersProposals(after));
}

/**
 * Whether a new e-mail address needs a second person: of one who answers proposals, and of one who once did. Otherwise an
 * administrator could demote another, take the account over and give the role back.
 */
export function isAddressGuarded({ role, adminEndedAt }: Pick<UserRow, 'role' | 'adminEndedAt'>): boolean {
  return answersProposals(role) || adminEndedAt !== null;
}

export function answersProposals(role: Role): boolean {
  return admits('approvals', role);
}
