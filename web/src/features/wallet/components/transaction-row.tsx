import type { Transaction } from '@oja/contract/wallet';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { BadgeVariant } from '@/components/ui/badge';
import { MovementRow } from '@/shared/wallet/movement-row';

const transactionStatusViews: Record<Transaction['status'], { label: string; variant: BadgeVariant }> = {
  completed: { label: 'Completed', variant: 'success' },
  pending: { label: 'Pending', variant: 'warning' },
};

export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { type, description, date, amount, status, reference } = transaction;
  const isCredit = type === 'credit';
  return (
    <MovementRow
      Icon={isCredit ? ArrowDownLeft : ArrowUpRight}
      title={description}
      detail={reference}
      date={date}
      amount={isCredit ? Math.abs(amount) : -Math.abs(amount)}
      status={transactionStatusViews[status]}
    />
  );
}
