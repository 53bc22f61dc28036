import type { AdminWithdrawal } from '@oja/contract/payouts';
import { WorkPresence } from '@/shared/work/work-presence';

/** In the dialogs of a withdrawal, which have no page of their own; one that needs no person is no work. */
export function WithdrawalPresence({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  return withdrawal.attention === null ? null : <WorkPresence kind="withdrawal" id={withdrawal.id} />;
}
