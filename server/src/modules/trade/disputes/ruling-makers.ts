import { staffWith } from '@oja/contract/access';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { listStaff } from '../../platform/notifications/index.ts';
import type { RulingRow } from './ruling.store.ts';

interface DisputeOf {
  purchase: { buyerId: string; sellerId: string };
  dispute: { escalatedBy: string | null } | undefined;
}

interface RulingOf {
  purchase: { id: string; buyerId: string; sellerId: string };
  ruling: Pick<RulingRow, 'disputeId' | 'decidedBy'>;
}

/** Who escalated the dispute, where another who is none of `excluded` could decide it; undefined otherwise. */
export async function findBarredEscalator(
  db: Db | Tx,
  { purchase, dispute }: DisputeOf,
  excluded: readonly string[] = [],
): Promise<string | undefined> {
  const escalatorId = dispute?.escalatedBy ?? undefined;
  if (escalatorId === undefined) return undefined;
  const barred = [purchase.buyerId, purchase.sellerId, escalatorId, ...excluded];
  return (await hasStaffBeside(db, barred)) ? escalatorId : undefined;
}

/** Whether a member of staff beside this one could decide the dispute. */
export function hasOtherDecider(
  db: Db | Tx,
  { purchase, staffId }: Pick<DisputeOf, 'purchase'> & { staffId: string },
): Promise<boolean> {
  return hasStaffBeside(db, [purchase.buyerId, purchase.sellerId, staffId]);
}

/** Who approved the ruling of an open appeal, where another member of staff could decide the appeal; undefined otherwise. */
export async function findBarredApprover(db: Db | Tx, about: RulingOf): Promise<string | undefined> {
  const approverId = await findApprover(db, about);
  if (approverId === undefined) return undefined;
  return (await hasOther(db, about, [approverId])) ? approverId : undefined;
}

/** Whether this person ruled or approved the ruling, and another could approve the decision of the proposer. */
export async function mustLeaveToOther(
  db: Db | Tx,
  about: RulingOf,
  { proposerId, approverId }: { proposerId: string; approverId: string },
): Promise<boolean> {
  const firstApproverId = await findApprover(db, about);
  if (approverId !== about.ruling.decidedBy && approverId !== firstApproverId) return false;
  return hasOther(db, about, [proposerId, ...(firstApproverId ? [firstApproverId] : [])]);
}

async function findApprover(db: Db | Tx, { purchase, ruling }: RulingOf): Promise<string | undefined> {
  const approval = await db
    .selectFrom('approvals')
    .select('decidedBy')
    .where('kind', '=', 'ruling')
    .where('subjectId', '=', purchase.id)
    .where('status', '=', 'approved')
    .where(sql<boolean>`payload ->> 'disputeId' = ${ruling.disputeId}`)
    // A proposal about the appeal has a decision; the one that is being approved is among them.
    .where(sql<boolean>`payload -> 'decision' is null`)
    // An earlier one may be of a ruling that was taken back.
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return approval?.decidedBy ?? undefined;
}

/** Whether a member of staff is left who is neither a party nor the author of the ruling nor one of these. */
async function hasOther(
  db: Db | Tx,
  { purchase, ruling }: RulingOf,
  excluded: readonly string[],
): Promise<boolean> {
  const barred = [purchase.buyerId, purchase.sellerId, ruling.decidedBy, ...excluded];
  return hasStaffBeside(db, barred);
}

async function hasStaffBeside(db: Db | Tx, barred: readonly string[]): Promise<boolean> {
  const staff = await listStaff(db, staffWith('cases'));
  return staff.some((id) => !barred.includes(id));
}
