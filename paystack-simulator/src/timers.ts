import { expireDispute, remindDispute } from './disputes/dispute.ts';
import { moveRefund, retriedRefund } from './refunds/move-refund.ts';
import { nextTimerAt, type Timer, type TimerKind, takeDueTimer } from './state/timers.ts';
import { settleCharge } from './transactions/settle-charge.ts';
import { moveTransfer } from './transfers/move-transfer.ts';
import type { World } from './world.ts';

const handlers: Record<TimerKind, (world: World, timer: Timer) => void> = {
  'charge-settles': (world, { subject }) => settleCharge(world, subject),
  'transfer-moves': (world, { subject, detail }) => moveTransfer(world, subject, detail),
  'refund-moves': (world, { subject, detail }) =>
    moveRefund(world, subject, detail === retriedRefund ? 'processed' : undefined),
  'dispute-reminds': (world, { subject }) => remindDispute(world, subject),
  'dispute-expires': (world, { subject }) => expireDispute(world, subject),
};

/** Each timer runs in a transaction of its own: it is removed exactly if its action commits. */
export function runDueTimers(world: World): void {
  while ((nextTimerAt(world) ?? Number.POSITIVE_INFINITY) <= world.clock.now()) {
    world.state.transaction(() => {
      const timer = takeDueTimer(world);
      if (timer !== undefined) handlers[timer.kind](world, timer);
    });
  }
}
