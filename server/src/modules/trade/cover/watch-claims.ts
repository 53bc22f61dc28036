import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isReminderDue, remindedBefore } from '../../../domain/dispute/staff-reminders.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { draftNotification, notify, notifyAll } from '../../platform/notifications/index.ts';
import { type DueRows, definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import { listCaseStaff, type PurchaseRow } from '../purchases/index.ts';
import { type ClaimRow, findClaim, lockCover, updateClaim } from './cover.store.ts';

/**
 * Watches the clocks of open claims: sellers with one day left to answer, sellers who did not answer in time, and claims
 * that were not decided in time, of which staff are reminded every day.
 */
export const watchClaims = definePoll({ name: 'watch_claims', find: findWaiting, handle: followClaim });

async function findWaiting(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from cover_claims m
     where m.status = 'open'
       and ((m.seller_answered_at is null and m.seller_reminded_at is null
             and m.seller_due_at > ${now} and m.seller_due_at <= ${new Date(now.getTime() + dayMs)})
            or (m.seller_answered_at is null and m.staff_reminded_at is null and m.seller_due_at <= ${now})
            or (m.staff_due_at <= ${now} and (m.staff_reminded_at is null or m.staff_reminded_at < m.staff_due_at
                                              or m.staff_reminded_at <= ${remindedBefore(now)})))
       and ${isNotPostponed(poll, sql.ref('m.id'), now)}
     order by m.staff_due_at limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Safe to call at any time: nothing is done about a claim that ended or needs no reminder. */
async function followClaim(deps: Pick<Deps, 'db' | 'now'>, claimId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { purchaseId } = await findClaim(tx, claimId);
    const { purchase, claim } = await lockCover(tx, purchaseId);
    const now = deps.now();
    if (claim?.id !== claimId) return;
    const state = staffReminder(claim, now);
    if (state) await remindStaff(tx, { purchase, claim, state, now });
    else if (isSellerUnreminded(claim, now)) await remindSeller(tx, { purchase, claim, now });
  });
}

function staffReminder(claim: ClaimRow, now: Date): 'unanswered' | 'late' | undefined {
  const { staffDueAt: dueAt, staffRemindedAt: remindedAt } = claim;
  if (isReminderDue({ dueAt, remindedAt }, now)) return 'late';
  const isUnanswered = claim.sellerAnsweredAt === null && claim.sellerDueAt <= now;
  return isUnanswered && remindedAt === null ? 'unanswered' : undefined;
}

function isSellerUnreminded({ sellerAnsweredAt, sellerRemindedAt, sellerDueAt }: ClaimRow, now: Date) {
  const isSoon = now < sellerDueAt && sellerDueAt.getTime() - now.getTime() <= dayMs;
  return isSoon && sellerAnsweredAt === null && sellerRemindedAt === null;
}

interface Reminder {
  purchase: PurchaseRow;
  claim: ClaimRow;
  now: Date;
}

async function remindSeller(tx: Tx, { purchase, claim, now }: Reminder): Promise<void> {
  await updateClaim(tx, claim.id, { sellerRemindedAt: now });
  const { id: purchaseId, handle, sellerId } = purchase;
  await notify(tx, 'claim_answer_soon', sellerId, { purchaseId, handle, dueAt: claim.sellerDueAt }, now);
}

async function remindStaff(
  tx: Tx,
  { purchase, claim, state, now }: Reminder & { state: 'unanswered' | 'late' },
): Promise<void> {
  await updateClaim(tx, claim.id, { staffRemindedAt: now });
  const { number, handle } = purchase;
  const { id: claimId, kind, staffDueAt: dueAt } = claim;
  const data = { claimId, reference: transactionReference(number), handle, kind, state, dueAt };
  const staff = await listCaseStaff(tx, purchase);
  await notifyAll(
    tx,
    staff.map((staffId) => draftNotification('claim_needs_admin', staffId, data)),
    now,
  );
}
