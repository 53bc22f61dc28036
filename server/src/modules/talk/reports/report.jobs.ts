import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import { decideMove } from '../../../domain/process.ts';
import { reportProcess } from '../../../domain/report/report-process.ts';
import { defineJob } from '../../../jobs/job.ts';
import { hintStaff } from './notify-staff.ts';
import { recordReportEvent, updateReport } from './report.store.ts';

/** Runs every minute and releases claims that have expired. */
export const lapseClaims = defineJob({
  name: 'lapse_claims',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    await inTransaction(deps.db, async (tx) => {
      const now = deps.now();
      const lapsed = await tx
        .selectFrom('reports')
        .select(['id', 'status'])
        .where('status', '=', 'investigating')
        .where('claimedUntil', '<=', now)
        .orderBy('id')
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, status } of lapsed) {
        const move = decideMove(reportProcess, 'lapse', { status, actor: 'clock' });
        if (move.kind !== 'allowed') continue;
        await updateReport(tx, id, { status: move.to, claimedBy: null, claimedUntil: null });
        await recordReportEvent(tx, { reportId: id, kind: 'lapsed', actorId: null, now });
      }
      if (lapsed.length > 0) await hintStaff(tx);
    });
  },
});
