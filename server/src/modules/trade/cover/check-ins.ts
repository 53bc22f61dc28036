import { type CheckInAnswer, type CheckInDay, checkInDays } from '@oja/contract/cover-labels';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { checkInDaysOf, checkInDueAt } from '../../../domain/cover/check-in-days.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { notify } from '../../platform/notifications/index.ts';
import { type DueRows, isNotPostponed } from '../../platform/row-polls/index.ts';
import { requireSide } from '../purchases/index.ts';
import {
  type CoverRow,
  findTraders,
  type LockedCover,
  lockCover,
  lockTradersForBuyer,
} from './cover.store.ts';
import { openUnderLock } from './open-claim.ts';
import { wasSoldOn } from './sold-on.queries.ts';

/** Running covers with a question that is due and was not asked; none where a claim is open or the account was sold on. */
export async function findUnasked(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const { rows } = await sql<{ purchaseId: string }>`
    select c.purchase_id as "purchaseId" from covers c join purchases p on p.id = c.purchase_id
     where c.status = 'running' and c.ends_at > ${now}
       and exists (
         select from unnest(${[...checkInDays]}::int[]) as due (day)
          where due.day <= c.days and c.began_at + due.day * interval '1 day' - interval '12 hours' <= ${now}
            and not exists (select from check_ins k where k.purchase_id = c.purchase_id and k.day >= due.day))
       and not exists (select from cover_claims m where m.purchase_id = c.purchase_id and m.status = 'open')
       and not ${wasSoldOn('p')}
       and ${isNotPostponed(poll, sql.ref('c.purchase_id'), now)}
     order by c.began_at limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ purchaseId }) => purchaseId);
}

/** Asks the buyer the latest question that is due; those that were missed while no worker ran are left out. */
export async function askBuyer(deps: Pick<Deps, 'db' | 'now'>, purchaseId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { purchase, cover, claim } = await lockCover(tx, purchaseId);
    const now = deps.now();
    if (cover.status !== 'running' || claim !== undefined || now >= cover.endsAt) return;
    const day = checkInDaysOf(cover.days).findLast((each) => checkInDueAt(cover.beganAt, each) <= now);
    if (day === undefined) return;
    const asked = await tx
      .insertInto('checkIns')
      .values({ purchaseId, day, askedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (asked === undefined) return;
    await notify(tx, 'still_yours', purchase.buyerId, { purchaseId, handle: purchase.handle, day }, now);
  });
}

export interface CheckInReply {
  purchaseId: string;
  buyerId: string;
  day: CheckInDay;
  answer: CheckInAnswer;
}

/** The buyer answers; "lost" opens a claim unless one is open. The same answer again changes nothing. */
export async function answerCheckIn(deps: Pick<Deps, 'db' | 'now'>, input: CheckInReply): Promise<void> {
  const { purchaseId, buyerId, day, answer } = input;
  await inTransaction(deps.db, async (tx) => {
    const traders = await findTraders(tx, purchaseId);
    requireSide(traders, buyerId, 'buyer');
    await lockTradersForBuyer(tx, traders);
    const locked = await lockCover(tx, purchaseId);
    const asked = await tx
      .selectFrom('checkIns')
      .select('answer')
      .where('purchaseId', '=', purchaseId)
      .where('day', '=', day)
      .executeTakeFirst();
    if (asked === undefined) throw new Refusal('not_found');
    if (asked.answer === answer) return;
    if (asked.answer !== null) throw new Refusal('check_in_answered');
    const now = deps.now();
    if (!isRunning(locked.cover, now)) throw new Refusal('cover_not_running');
    await tx
      .updateTable('checkIns')
      .set({ answer, answeredAt: now })
      .where('purchaseId', '=', purchaseId)
      .where('day', '=', day)
      .execute();
    if (answer === 'yes' || locked.claim !== undefined) return;
    const details = await describeTimeline(tx, locked, { day, now });
    await openUnderLock(tx, deps, locked, { kind: 'taken_back', details, source: 'check_in' });
  });
}

function isRunning({ status, endsAt }: CoverRow, now: Date): boolean {
  return status === 'running' && now < endsAt;
}

const earlierAnswers = { yes: 'still theirs', lost: 'lost', none: 'no answer' } as const;

/** What staff and the seller read first about a claim that one tap opened. */
async function describeTimeline(
  tx: Tx,
  { purchase, cover }: LockedCover,
  { day, now }: { day: CheckInDay; now: Date },
): Promise<string> {
  const earlier = await tx
    .selectFrom('checkIns')
    .select(['day', 'answer'])
    .where('purchaseId', '=', purchase.id)
    .where('day', '<', day)
    .orderBy('day')
    .execute();
  return [
    `Bought on ${whenSentence(purchase.createdAt)}, confirmed on ${whenSentence(cover.beganAt)}.`,
    ...earlier.map((each) => `Day ${each.day}: ${earlierAnswers[each.answer ?? 'none']}.`),
    `Day ${day}, ${whenSentence(now)}: the buyer answered that the account is lost.`,
  ].join('\n');
}
