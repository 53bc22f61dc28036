import type { Deps } from '../../deps.ts';
import { applyTransfer } from './apply-transfer.ts';
import { findByReference } from './withdrawal.queries.ts';

/** An event says that something happened to a transfer; what it was, Paystack is asked. False when it is not ours. */
export async function confirmTransfer(deps: Deps, reference: string): Promise<boolean> {
  const withdrawalId = await findByReference(deps.db, reference);
  if (withdrawalId === undefined) return false;
  const transfer = await deps.paystack.verifyTransfer(reference);
  if (transfer) await applyTransfer(deps, withdrawalId, transfer);
  return true;
}
