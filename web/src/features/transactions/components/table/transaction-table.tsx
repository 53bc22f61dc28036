import type { StaffTransaction } from '@oja/contract/admin-transactions';
import { disputeReasonLabels } from '@oja/contract/purchase-fields';
import { PlatformMark } from '@/components/ui/platform-mark';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import type { OpenTransaction } from '../../logic/transaction-view';
import { DisputeBadge, TransactionStatusBadge } from '../marks';
import { RowMenu } from './row-menu';

type TransactionTableProps = {
  transactions: readonly StaffTransaction[];
  onShow: (open: OpenTransaction) => void;
};

export function TransactionTable({ transactions, onShow }: TransactionTableProps) {
  return (
    <Table label="Transactions">
      <TableHeader>
        <TableRow>
          <TableHead>Transaction</TableHead>
          <TableHead>Buyer</TableHead>
          <TableHead>Seller</TableHead>
          <TableHead>Account</TableHead>
          <TableHead numeric>Amount</TableHead>
          <TableHead>Payment</TableHead>
          <TableHead>Status</TableHead>
          <TableHead>Dispute</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {transactions.map((transaction) => (
          <Row key={transaction.purchase_id} transaction={transaction} onShow={onShow} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({
  transaction,
  onShow,
}: {
  transaction: StaffTransaction;
  onShow: TransactionTableProps['onShow'];
}) {
  const { purchase_id: purchaseId, refunded } = transaction;
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap">
        <button
          type="button"
          aria-haspopup="dialog"
          className="tabular rounded-sm font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
          onClick={() => onShow({ kind: 'details', purchaseId })}
        >
          {transaction.id}
        </button>
        <p className="whitespace-nowrap text-muted-foreground text-xs">
          <time dateTime={transaction.date}>{formatDateTime(transaction.date)}</time>
        </p>
      </TableCell>
      <TableCell className="min-w-32">{transaction.buyer}</TableCell>
      <TableCell className="min-w-32">{transaction.seller}</TableCell>
      <TableCell>
        <span className="flex items-center gap-2 whitespace-nowrap">
          <PlatformMark platform={transaction.platform} size="sm" labelled />
          {transaction.account}
        </span>
      </TableCell>
      <TableCell numeric>
        <p className="font-medium">{formatNaira(transaction.amount)}</p>
        <p className="whitespace-nowrap text-muted-foreground text-xs">
          {refunded > 0 ? `${formatNaira(refunded)} refunded` : `Fee ${formatNaira(transaction.fee)}`}
        </p>
      </TableCell>
      <TableCell className="whitespace-nowrap">{transaction.paymentMethod}</TableCell>
      <TableCell>
        <TransactionStatusBadge status={transaction.status} />
      </TableCell>
      <TableCell>
        <DisputeCell transaction={transaction} />
      </TableCell>
      <TableCell className="text-right">
        <RowMenu transaction={transaction} onShow={onShow} />
      </TableCell>
    </TableRow>
  );
}

function DisputeCell({
  transaction: { disputeStatus, disputeReason, disputeDate },
}: {
  transaction: StaffTransaction;
}) {
  if (disputeStatus === 'none') return <span className="text-muted-foreground">None</span>;
  return (
    <div className="grid min-w-40 gap-1">
      <DisputeBadge status={disputeStatus} />
      <p className="text-muted-foreground text-xs">
        {disputeReason ? disputeReasonLabels[disputeReason] : null}
        {disputeDate ? <time dateTime={disputeDate}>, {formatDate(disputeDate)}</time> : null}
      </p>
    </div>
  );
}
