import type { DifferenceKind } from '@oja/contract/gateway-comparison';
import { decideTransfer, moneyCameBack } from '../withdrawal/decide-transfer.ts';
import type { WithdrawalStatus } from '../withdrawal/withdrawal-process.ts';

export interface WithdrawalHere {
  status: WithdrawalStatus;
  netKobo: number;
}

interface TransferThere {
  status: string;
  amountKobo: number;
  changedAt?: Date | undefined;
}

/**
 * The difference between a withdrawal in the books and its transfer at Paystack; undefined when both agree. A transfer
 * that ended after `before` is left to the webhook and the poller.
 */
export function compareTransfer(
  here: WithdrawalHere | undefined,
  there: TransferThere | undefined,
  { before }: { before: Date },
): DifferenceKind | undefined {
  if (there === undefined) return here?.status === 'paid' ? 'transfer_missing_there' : undefined;
  const cameBack = moneyCameBack.includes(there.status);
  if (here === undefined) return cameBack ? undefined : 'transfer_missing_here';
  if (here.netKobo !== there.amountKobo) return 'transfer_amount_differs';
  switch (decideTransfer(here, there).kind) {
    case 'contradiction':
      return 'transfer_contradicts';
    case 'wait':
      return undefined;
    case 'take':
      return there.changedAt !== undefined && there.changedAt > before ? undefined : 'transfer_behind';
    case 'settled':
      // Paid here and in progress there, or returned here and not there yet: it may happen twice.
      return (here.status === 'paid' ? there.status === 'success' : cameBack)
        ? undefined
        : 'transfer_contradicts';
  }
}
