import { z } from 'zod';
import type { Sealer } from '../../../crypto/sealing.ts';
import type { SealedColumn } from '../../../db/reseal-column.ts';

/** The mobile wallet of a withdrawal from before wallets were linked. */
const mobileTarget = z.object({ bankCode: z.string(), accountNumber: z.string(), accountName: z.string() });
type MobileTarget = z.infer<typeof mobileTarget>;

const contextOf = (withdrawalId: string) => `withdrawal:${withdrawalId}`;

export const sealedPayoutColumns: readonly SealedColumn[] = [
  { table: 'withdrawals', id: 'id', column: 'mobile_target', contextOf },
];

export function openMobileTarget(sealer: Sealer, row: { id: string; mobileTarget: Buffer }): MobileTarget {
  return mobileTarget.parse(JSON.parse(sealer.open(row.mobileTarget, contextOf(row.id)).toString()));
}
