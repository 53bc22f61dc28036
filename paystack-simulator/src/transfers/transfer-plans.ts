import type { Settings } from '../state/settings.ts';
import type { TransferStatus } from './transfer.store.ts';

/** The course of a transfer: the API's reply, the initial status, and the following steps. */
interface TransferPlan {
  answer: 'normal' | 'error-after' | 'timeout-after' | 'timeout-before';
  starts: TransferStatus;
  follows: readonly TransferStatus[];
}

/** Test mode pays at once; with the setting `pending` transfers wait first, as live ones do. */
const usual: Record<Settings['transfers'], TransferPlan> = {
  success: { answer: 'normal', starts: 'success', follows: [] },
  pending: { answer: 'normal', starts: 'pending', follows: ['success'] },
};

const magic: ReadonlyMap<string, (plan: TransferPlan) => TransferPlan> = new Map(
  Object.entries({
    '0000000001': () => ({ answer: 'normal', starts: 'pending', follows: ['failed'] }),
    '0000000002': () => ({ answer: 'normal', starts: 'pending', follows: ['success', 'reversed'] }),
    '0000000003': () => ({ answer: 'normal', starts: 'otp', follows: [] }),
    '0000000004': (plan) => ({ ...plan, answer: 'error-after' }),
    '0000000005': (plan) => ({ ...plan, answer: 'timeout-after' }),
    '0000000006': (plan) => ({ ...plan, answer: 'timeout-before' }),
  }),
);

export function planTransfer(accountNumber: string | null, mode: Settings['transfers']): TransferPlan {
  const plan = usual[mode];
  return magic.get(accountNumber ?? '')?.(plan) ?? plan;
}
