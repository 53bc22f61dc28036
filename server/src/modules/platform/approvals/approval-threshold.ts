import { koboFromNaira } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import { readSection } from '../settings/index.ts';

/** Whether an amount is so large that a second member of staff must approve, by the settings of this moment. */
export async function needsSecond(tx: Tx, amountKobo: number): Promise<boolean> {
  return amountKobo >= (await readApprovalThreshold(tx));
}

export async function readApprovalThreshold(tx: Tx): Promise<number> {
  const { value } = await readSection(tx, 'payment');
  return koboFromNaira(value.approvalThreshold);
}
