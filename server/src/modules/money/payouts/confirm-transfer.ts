import type { Deps } from '../../../deps/deps.ts';
import { applyTransfer } from './apply-transfer.ts';
import { findByReference } from './withdrawal.queries.ts';

/** An event only announces a change; the transfer is verified with Paystack. False when it is not ours. */
export async function confirmTransfer(
  deps: Pick<Deps, 'db' | 'now' | 'paystack'>,
  reference: string,
): Promise<boolean> {
  const withdrawalId = await findByReference(deps.db, reference);
  if (withdrawalId === undefined) return false;
  const transfer = await deps.paystack.verifyTransfer(reference);
  if (transfer) await applyTransfer(deps, withdrawalId, transfer);
  return true;
}
