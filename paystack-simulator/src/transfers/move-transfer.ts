import { randomInt } from 'node:crypto';
import { changeBalance } from '../balance/balance.store.ts';
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

/** From which status each may be reached; a timer that comes too late finds its transfer elsewhere and does nothing. */
const reachedFrom: Record<TransferStatus, readonly TransferStatus[]> = {
  pending: [],
  otp: ['pending'],
  success: ['pending', 'otp'],
  failed: ['pending'],
  reversed: ['success'],
  abandoned: ['otp'],
};

const bankSays: Record<TransferStatus, string | null> = {
  pending: null,
  otp: null,
  success: 'Approved',
  failed: 'Account closed',
  reversed: 'Transfer reversed by the receiving bank',
  abandoned: null,
};

const otpLivesMs = 30 * 60_000;

/** A timer's detail lists this step and those after it: `success,reversed`. */
export function moveTransfer(world: World, id: number, steps: string): void {
  const [first = '', ...rest] = steps.split(',');
  const to = transferStatus.parse(first);
  const transfer = findTransfer(world, 'id', id);
  if (transfer === undefined || !reachedFrom[to].includes(transfer.status)) return;
  const moved = updateTransferStatus(world, transfer, {
    status: to,
    gateway_response: bankSays[to],
    session_id: to === 'success' ? newSessionId() : transfer.session_id,
    transferred_at: to === 'success' ? world.clock.now() : transfer.transferred_at,
  });
  if (moved === undefined) return;
  applyStatus(world, moved);
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

/** Nobody gives the code within half an hour: the transfer is abandoned. */
export function awaitOtp(world: World, id: number): void {
  moveTransfer(world, id, 'otp');
  setTimer(world, { kind: 'transfer-moves', subject: id, detail: 'abandoned', afterMs: otpLivesMs });
}

export function finishOtp(world: World, id: number): void {
  dropTimers(world, { kind: 'transfer-moves', subject: id });
  moveTransfer(world, id, 'success');
}

/** What has to be told and paid back when a transfer comes to a status. */
function applyStatus(world: World, transfer: TransferRow): void {
  switch (transfer.status) {
    case 'success':
      emit(world, 'transfer.success', presentTransferEvent(world, transfer));
      return;
    case 'failed':
    case 'reversed':
      giveBack(world, transfer);
      emit(world, `transfer.${transfer.status}`, presentTransferEvent(world, transfer));
      return;
    case 'abandoned':
      giveBack(world, transfer);
      return;
    case 'pending':
    case 'otp':
      return;
  }
}

function giveBack(world: World, transfer: TransferRow): void {
  changeBalance(world, {
    difference: transfer.amount + transfer.fee + transfer.stamp_duty,
    reason: `Transfer ${transfer.status}`,
    model: 'Transfer',
    row: transfer.id,
  });
}

function newSessionId(): string {
  return `110006${Array.from({ length: 24 }, () => randomInt(10)).join('')}`;
}
