import { staffWith } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';
import { listStaff } from '../../platform/notifications/index.ts';

/** The staff who are notified of a dispute or claim about a purchase: its buyer and its seller decide nothing about it. */
export async function listCaseStaff(
  tx: Tx,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
): Promise<string[]> {
  const staff = await listStaff(tx, staffWith('cases'));
  return staff.filter((id) => id !== buyerId && id !== sellerId);
}
