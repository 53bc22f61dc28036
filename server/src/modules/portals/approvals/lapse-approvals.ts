import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { endApproval, findApproval, lockApproval } from '../../platform/approvals/index.ts';
import { type DueRows, definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import { takeEffect } from './answer-approval.ts';

/**
 * Runs every minute and ends proposals that were not answered in time: those that the person concerned could have refused
 * take effect, all others lapse. An approval compares the time itself, too.
 */
export const lapseApprovals = definePoll({
  name: 'lapse_approvals',
  find: findDue,
  handle: endUnanswered,
});

async function endUnanswered(deps: Pick<Deps, 'db' | 'now' | 'sealer'>, approvalId: string): Promise<void> {
  const { subjectAnswers } = await findApproval(deps.db, approvalId);
  if (subjectAnswers) {
    try {
      return await takeEffect(deps, approvalId);
    } catch (error) {
      // What can no longer be done lapses, as by a proposer who has left.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  await lapseApproval(deps, approvalId);
}

async function lapseApproval(deps: Pick<Deps, 'db' | 'now'>, approvalId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockApproval(tx, approvalId);
    const now = deps.now();
    if (row.status !== 'waiting' || now < row.lapsesAt) return;
    await endApproval(tx, row, { transition: 'lapse', actor: null, reason: null, now });
  });
}

async function findDue(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('approvals')
    .select('id')
    .where('status', '=', 'waiting')
    .where('lapsesAt', '<=', now)
    .where(isNotPostponed(poll, sql.ref('approvals.id'), now))
    .orderBy('lapsesAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
