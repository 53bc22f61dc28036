import { type BalanceMovementKind, newMovement } from '@oja/contract/gateway-balance';
import type { ApprovalHandler, ApprovalRow } from '../../platform/approvals/index.ts';
import { bookMovement } from './record-movement.ts';

const movementNames: Readonly<Record<BalanceMovementKind, string>> = {
  topup: 'Our bank filled the balance',
  kept: 'Payments stayed in the balance',
  drawn: 'Paid out to our bank',
  refunded: 'A payment went back',
  charged: 'Paystack took a fee',
  credited: 'Paystack gave a fee back',
};

const payload = newMovement.pick({ kind: true });

/** What changed the balance at Paystack and is on no list of it. Its id is new, so there is nothing to lock. */
export const movementApproval: ApprovalHandler = {
  kind: 'balance_movement',
  async describe(_db, row) {
    return {
      subject: movementNames[payload.parse(row.payload).kind],
      page: '/admin/withdrawals?view=money#movements',
      facts: [],
    };
  },
  async execute(tx, deps, { row, proposer: recordedBy, approver: approvedBy }) {
    const { kind } = payload.parse(row.payload);
    const { subjectId: movementId, reason, proposedAt: recordedAt } = row;
    const amountKobo = amountOf(row);
    await bookMovement(
      tx,
      { movementId, kind, amountKobo, reason, recordedBy, recordedAt, approvedBy },
      deps.now(),
    );
  },
};

function amountOf({ amountKobo }: ApprovalRow): number {
  if (amountKobo === null) throw new Error('a movement of the balance has no amount');
  return amountKobo;
}
