import { isDatabaseOut } from '../../../db/database-errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { failuresBeforeAlert } from '../../../domain/poll-backoff.ts';
import { PaystackUnclear } from '../../../gateways/paystack/index.ts';
import { raiseAlert } from '../alerts/index.ts';
import { clearPollFailures, findFailedBefore, postponeRow } from './poll-failure.store.ts';

export interface RowPoll {
  /** The name of the job, which is also the key of its failures. */
  name: string;
  rowIds: readonly string[];
  /** `unclear` means that Paystack gave no clear answer and that the row has been rescheduled already. */
  handle(rowId: string): Promise<'unclear' | undefined>;
}

/** Paystack counts as unavailable after this many unclear answers in one run; the remaining rows are skipped. */
const unclearAtMost = 3;

/**
 * The loop of every job that handles rows one after the other. A failing row is logged, postponed with backoff and,
 * when it keeps failing, raised as an alert; the rows after it are handled. The query of the poll excludes postponed
 * rows (`isNotPostponed`). An unreachable database ends the run.
 */
export async function pollRows(deps: Pick<Deps, 'db' | 'log' | 'now'>, poll: RowPoll): Promise<void> {
  const failedBefore = await findFailedBefore(deps.db, poll.name, poll.rowIds);
  let unclear = 0;
  for (const rowId of poll.rowIds) {
    if (unclear >= unclearAtMost) return;
    try {
      if ((await poll.handle(rowId)) === 'unclear') unclear += 1;
      if (failedBefore.has(rowId)) await clearPollFailures(deps.db, poll.name, rowId);
    } catch (error) {
      if (isDatabaseOut(error)) throw error;
      if (error instanceof PaystackUnclear) unclear += 1;
      await postponeFailedRow(deps, { poll: poll.name, rowId, error });
    }
  }
}

async function postponeFailedRow(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  failed: { poll: string; rowId: string; error: unknown },
): Promise<void> {
  const { poll, rowId } = failed;
  const isFailure = !(failed.error instanceof PaystackUnclear);
  if (isFailure) deps.log.error({ err: failed.error, poll, rowId }, 'poll could not handle a row');
  const error = failed.error instanceof Error ? failed.error.message : String(failed.error);
  await inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const failures = await postponeRow(tx, { poll, rowId, isFailure, error, at });
    if (failures < failuresBeforeAlert) return;
    const message = `The job ${poll} failed ${failures} times for ${rowId}: ${error}. It is tried again every hour.`;
    await raiseAlert(tx, { kind: 'poll_failing', subject: `${poll}:${rowId}`, message }, at);
  });
}
