import { randomInt } from 'node:crypto';
import { changeBalance } from '../balance/balance.store.ts';
import { minuteMs } from '../durations.ts';
import { Refusal } from '../refusals.ts';
import { dropTimers, setTimer } from '../state/timers.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { presentTransferEvent } from './transfer.presenter.ts';
import {
  findTransfer,
  type TransferRow,
  type TransferStatus,
  transferStatus,
  updateTransferStatus,
} from './transfer.store.ts';

interface StatusRow {
  /** The allowed previous states; a late timer whose transfer has moved on does nothing. */
  from: readonly TransferStatus[];
  /** The money was credited back to the balance. */
  returned: boolean;
  event?: 'transfer.success' | 'transfer.failed' | 'transfer.reversed';
  bankSays: string | null;
}

const open: readonly TransferStatus[] = ['pending', 'received', 'otp'];

const statuses: Record<TransferStatus, StatusRow> = {
  pending: { from: ['received'], returned: false, bankSays: null },
  received: { from: ['pending'], returned: false, bankSays: null },
  otp: { from: ['pending'], returned: false, bankSays: null },
  success: { from: open, returned: false, event: 'transfer.success', bankSays: 'Approved' },
  failed: { from: open, returned: true, event: 'transfer.failed', bankSays: 'Account closed' },
  reversed: {
    from: [...open, 'success'],
    returned: true,
    event: 'transfer.reversed',
    bankSays: 'Transfer reversed by the receiving bank',
  },
  abandoned: { from: open, returned: true, bankSays: null },
  blocked: { from: open, returned: true, bankSays: null },
  rejected: { from: open, returned: true, bankSays: null },
};

const otpLivesMs = 30 * minuteMs;

/** A timer's detail lists this step and those after it: `success,reversed`. */
export function moveTransfer(world: World, id: number, steps: string): void {
  const [first = '', ...rest] = steps.split(',');
  const transfer = findTransfer(world, 'id', id);
  if (transfer !== undefined && moveTo(world, transfer, transferStatus.parse(first)))
    scheduleSteps(world, id, rest);
}

export function scheduleSteps(world: World, id: number, steps: readonly string[]): void {
  if (steps.length === 0) return;
  setTimer(world, {
    kind: 'transfer-moves',
    subject: id,
    detail: steps.join(','),
    afterMs: world.settings.read().settleAfterMs,
  });
}

/** Without the code within half an hour the transfer is abandoned. */
export function awaitOtp(world: World, id: number): void {
  moveTransfer(world, id, 'otp');
  setTimer(world, { kind: 'transfer-moves', subject: id, detail: 'abandoned', afterMs: otpLivesMs });
}

/** Moves a transfer now, ignoring its plan. */
export function forceTransfer(world: World, reference: string, to: TransferStatus): TransferRow {
  return world.state.transaction(() => {
    const transfer = findTransfer(world, 'reference', reference);
    if (transfer === undefined) throw new Refusal('transfer_unknown');
    dropTimers(world, { kind: 'transfer-moves', subject: transfer.id });
    const moved = moveTo(world, transfer, to);
    if (moved === undefined)
      throw new Refusal('params_invalid', {
        detail: `A transfer does not go from ${transfer.status} to ${to}.`,
      });
    return moved;
  });
}

/** Changes the status, credits back a failed amount and emits the event, in one transaction. */
function moveTo(world: World, transfer: TransferRow, to: TransferStatus): TransferRow | undefined {
  const { from, returned, event, bankSays } = statuses[to];
  if (!from.includes(transfer.status)) return undefined;
  const moved = updateTransferStatus(world, transfer, {
    status: to,
    gateway_response: bankSays,
    session_id: to === 'success' ? newSessionId() : transfer.session_id,
    transferred_at: to === 'success' ? world.clock.now() : transfer.transferred_at,
  });
  if (moved === undefined) return undefined;
  if (returned)
    changeBalance(world, {
      // A transfer that was never sent has no fee; of a reversed one the amount is returned.
      difference: moved.amount + (transfer.status === 'success' ? 0 : moved.fee + moved.stamp_duty),
      reason: `Transfer ${to}`,
      model: 'Transfer',
      row: moved.id,
    });
  if (event !== undefined) emit(world, event, presentTransferEvent(world, moved));
  return moved;
}

function newSessionId(): string {
  return `110006${Array.from({ length: 24 }, () => randomInt(10)).join('')}`;
}
