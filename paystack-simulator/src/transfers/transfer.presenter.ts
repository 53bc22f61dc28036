import { domain, integration } from '../integration.ts';
import { presentRecipient } from '../recipients/recipient.presenter.ts';
import { findRecipient } from '../recipients/recipient.store.ts';
import { isoTime, isoTimeOrNull } from '../state/clock.ts';
import type { World } from '../world.ts';
import type { TransferRow } from './transfer.store.ts';

/** The answer to a new transfer names its recipient by number only. */
export function presentNewTransfer(row: TransferRow) {
  return {
    transfersessionid: [],
    transfertrials: [],
    ...facts(row),
    integration: integration.id,
    recipient: row.recipient_id,
    request: row.id,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

/** Verify and the list contain the whole recipient. */
export function presentTransfer(world: World, row: TransferRow) {
  const recipient = findRecipient(world, 'id', row.recipient_id);
  return {
    ...facts(row),
    integration: integration.id,
    request: row.id,
    recipient:
      recipient === undefined
        ? null
        : {
            ...presentRecipient(recipient),
            createdAt: isoTime(recipient.created_at),
            updatedAt: isoTime(recipient.created_at),
          },
    ...outcome(row),
    fees_breakdown: feesBreakdown(row),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

/** Success events format times differently from failed and reversed ones. */
export function presentTransferEvent(world: World, row: TransferRow) {
  const recipient = findRecipient(world, 'id', row.recipient_id);
  const times = { created: isoTime(row.created_at), updated: isoTime(row.updated_at) };
  return {
    ...facts(row),
    integration,
    recipient:
      recipient === undefined
        ? null
        : {
            ...presentRecipient(recipient),
            created_at: isoTime(recipient.created_at),
            updated_at: isoTime(recipient.created_at),
          },
    ...outcome(row),
    ...(row.status === 'success'
      ? { createdAt: times.created, updatedAt: times.updated }
      : { created_at: times.created, updated_at: times.updated }),
  };
}

function facts(row: TransferRow) {
  return {
    id: row.id,
    domain,
    amount: row.amount,
    currency: row.currency,
    reference: row.reference,
    source: 'balance',
    source_details: null,
    reason: row.reason,
    status: row.status,
    failures: null,
    transfer_code: row.transfer_code,
    titan_code: null,
    transferred_at: isoTimeOrNull(row.transferred_at),
  };
}

function outcome(row: TransferRow) {
  return {
    session: { provider: row.session_id === null ? null : 'nip', id: row.session_id },
    fee_charged: row.fee + row.stamp_duty,
    gateway_response: row.gateway_response,
  };
}

function feesBreakdown(row: TransferRow) {
  const lines = [
    { type: 'paystack', amount: row.fee },
    { type: 'stamp_duty', amount: row.stamp_duty },
  ];
  return lines.filter(({ amount }) => amount > 0);
}
