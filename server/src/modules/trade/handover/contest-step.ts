import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { contestsAtMost } from '../../../domain/handover/handover-actions.ts';
import { mayDisputeAt } from '../../../domain/purchase/purchase-window.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { afterStep } from './after-step.ts';
import { countContest, saveStep } from './handover-step.store.ts';
import { lockHandover } from './lock-handover.ts';

export interface Contest {
  purchaseId: string;
  userId: string;
  key: string;
  text: string;
}

/** A side says that a step of the other side is not done: it is open again, and so is what the clock ticked off after it. */
export async function contestStep(
  deps: Pick<Deps, 'db' | 'now'>,
  input: Contest,
  idempotencyKey: string | undefined,
): Promise<void> {
  const keyedCall = {
    key: idempotencyKey,
    userId: input.userId,
    endpoint: 'contestHandoverStep',
    input,
    at: deps.now(),
  };
  await runOnce(deps.db, keyedCall, async (tx) => {
    await contest(tx, deps, input);
    return { done: true };
  });
}

async function contest(tx: Tx, deps: Pick<Deps, 'now'>, input: Contest): Promise<void> {
  const { purchaseId, userId, key, text } = input;
  const handover = await lockHandover(tx, deps, input);
  const found = handover.progress.steps.find(({ step }) => step.key === key);
  // The list of the specified flow is the buyer's own; nothing waits for it.
  const isContestable = handover.plan !== undefined && found?.step.by !== handover.side;
  if (found === undefined || !isContestable) throw new Refusal('handover_step_unknown');
  if (!mayDisputeAt(handover.purchase, handover.now)) throw new Refusal('dispute_window_closed');
  if (found.state !== 'done') throw new Refusal('handover_step_not_done');
  const row = handover.rows.find((each) => each.key === key);
  if ((row?.contests ?? 0) >= contestsAtMost) throw new Refusal('handover_contested_too_often');
  const { now } = handover;
  const reopened = { doneAt: null, doneBy: null, contestedAt: now, contestText: text, remindedAt: null };
  await saveStep(tx, { purchaseId, key }, reopened);
  await countContest(tx, { purchaseId, key });
  await afterStep(tx, handover, {
    step: found.step,
    transition: 'handover_contest',
    by: { actor: handover.side, id: userId },
    text,
  });
}
