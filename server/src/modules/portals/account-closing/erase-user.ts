import { approvalKinds } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import { approvalSubjects } from '../../../domain/approval/approval-process.ts';
import { adminEnds, endSessions, lockUser, updateUser } from '../../people/accounts/index.ts';
import { withdrawAppealsOf } from '../../people/sanctions/index.ts';
import { endOvertaken } from '../../platform/approvals/index.ts';
import { applyErasureRules } from './apply-erasure-rules.ts';
import { planRepeatedErasure } from './repeat-erasure.ts';

/**
 * Removes personal data and keeps the row, because money and purchases refer to it and must stay provable.
 * domain/personal-data lists what is removed, and what later. The e-mail address becomes free for a new account.
 */
export async function eraseUser(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  const { userId, now } = input;
  const user = await lockUser(tx, userId);
  const { email } = user;
  await endSessions(tx, { userId, now, reason: 'account_closed' });
  await withdrawAppealsOf(tx, input);
  // Rows that may only be deleted for an erased user are deleted by the rules below.
  await updateUser(tx, userId, { status: 'inactive', erasedAt: now, ...adminEnds(user, now) });
  const kinds = approvalKinds.filter((kind) => approvalSubjects[kind] === 'user');
  await endOvertaken(tx, { kinds, subjectId: userId }, now);
  await applyErasureRules(tx, { userId, email, now }, 0);
  await planRepeatedErasure(tx, { userId, now });
}
