import type { StaffCase } from '@oja/contract/disputes';
import { Notice } from '@/components/ui/notice';

/** Says before a decision what its carrying out does not wait for. */
export function BankNotice({ file }: { file: Pick<StaffCase, 'bank_asks' | 'dispute' | 'appeal'> }) {
  const isOver = file.dispute.status === 'resolved' && file.appeal?.status !== 'open';
  if (!file.bank_asks || isOver) return null;
  return (
    <Notice variant="warning">
      A bank asks the buyer for a payment back. A decision that pays the seller at once does not wait for the
      bank.
    </Notice>
  );
}
