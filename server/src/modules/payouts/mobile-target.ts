import { z } from 'zod';
import type { Sealer } from '../../crypto/sealing.ts';
import type { SealedColumn } from '../../db/reseal-column.ts';

/** Where money for a mobile wallet goes: its number is an account of the institution's bank code. */
const mobileTarget = z.object({ bankCode: z.string(), accountNumber: z.string(), accountName: z.string() });
type MobileTarget = z.infer<typeof mobileTarget>;

const contextOf = (withdrawalId: string) => `withdrawal:${withdrawalId}`;

export const sealedPayoutColumns: readonly SealedColumn[] = [
  { table: 'withdrawals', id: 'id', column: 'mobile_target', contextOf },
];

export function sealMobileTarget(sealer: Sealer, withdrawalId: string, target: MobileTarget): Buffer {
  return sealer.seal(JSON.stringify(target), contextOf(withdrawalId));
}

export function openMobileTarget(sealer: Sealer, row: { id: string; mobileTarget: Buffer }): MobileTarget {
  return mobileTarget.parse(JSON.parse(sealer.open(row.mobileTarget, contextOf(row.id)).toString()));
}
