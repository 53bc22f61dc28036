import type { StaffTransaction, TransactionSort } from '@oja/contract/admin-transactions';
import { disputeReasonLabels } from '@oja/contract/purchase-fields';
import { type Column, type Direction, type Order, sortBy } from '@/components/data-table/column';
import { PlatformMark } from '@/components/ui/platform-mark';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import type { OpenTransaction } from '../../logic/transaction-view';
import { DisputeBadge, TransactionStatusBadge } from '../badges';
import { RowMenu } from './row-menu';

type TransactionColumnsInput = {
  order: Order<TransactionSort>;
  onOrder: (order: Order<TransactionSort>) => void;
  onShow: (open: OpenTransaction) => void;
};

export function transactionColumns({
  order,
  onOrder,
  onShow,
}: TransactionColumnsInput): Column<StaffTransaction>[] {
  const by = (sort: TransactionSort, first: Direction = 'desc') => sortBy(sort, { order, first, onOrder });
  return [
    {
      name: 'transaction',
      label: 'Transaction',
      place: 'lead',
      className: 'whitespace-nowrap',
      sort: by('date'),
      cell: (transaction) => <Reference transaction={transaction} onShow={onShow} />,
    },
    {
      name: 'buyer',
      label: 'Buyer',
      className: 'md:min-w-28',
      cell: ({ buyer, buyer_id: id }) => <PersonLink id={id} name={buyer} />,
    },
    {
      name: 'seller',
      label: 'Seller',
      className: 'md:min-w-28',
      cell: ({ seller, seller_id: id }) => <PersonLink id={id} name={seller} />,
    },
    {
      name: 'account',
      label: 'Account',
      // Handles are long; on a phone they get a line of their own.
      className: 'max-md:col-span-4',
      sort: by('platform', 'asc'),
      cell: ({ platform, account }) => (
        <span className="flex items-center gap-2 md:whitespace-nowrap">
          <PlatformMark platform={platform} size="sm" labelled />
          <span className="wrap-anywhere min-w-0">{account}</span>
        </span>
      ),
    },
    {
      name: 'amount',
      label: 'Amount',
      numeric: true,
      sort: by('amount'),
      cell: (transaction) => <Amount transaction={transaction} />,
    },
    {
      name: 'payment',
      label: 'Payment',
      className: 'whitespace-nowrap',
      cell: ({ paymentMethod }) => paymentMethod,
    },
    {
      name: 'status',
      label: 'Status',
      sort: by('status', 'asc'),
      cell: ({ status }) => <TransactionStatusBadge status={status} />,
    },
    {
      name: 'dispute',
      label: 'Dispute',
      sort: by('disputeStatus', 'asc'),
      cell: (transaction) => <Dispute transaction={transaction} />,
    },
    {
      name: 'actions',
      label: 'Actions',
      place: 'end',
      head: <span className="sr-only">Actions</span>,
      cell: (transaction) => <RowMenu transaction={transaction} onShow={onShow} />,
    },
  ];
}

type OneProps = { transaction: StaffTransaction };

function Reference({ transaction, onShow }: OneProps & { onShow: TransactionColumnsInput['onShow'] }) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="tabular rounded-sm font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
        onClick={() => onShow({ kind: 'details', purchaseId: transaction.purchase_id })}
      >
        {transaction.id}
      </button>
      <p className="whitespace-nowrap text-muted-foreground text-xs">
        <time dateTime={transaction.date}>{formatDateTime(transaction.date)}</time>
      </p>
    </>
  );
}

function Amount({ transaction: { amount, fee, refunded } }: OneProps) {
  return (
    <>
      <p className="font-medium">{formatNaira(amount)}</p>
      <p className="whitespace-nowrap text-muted-foreground text-xs">
        {refunded > 0 ? `${formatNaira(refunded)} refunded` : `Fee ${formatNaira(fee)}`}
      </p>
    </>
  );
}

function Dispute({ transaction: { disputeStatus, disputeReason, disputeDate } }: OneProps) {
  if (disputeStatus === 'none') return <span className="text-muted-foreground">None</span>;
  return (
    <div className="grid gap-1 md:min-w-32">
      <DisputeBadge status={disputeStatus} />
      <p className="text-muted-foreground text-xs">
        {disputeReason ? disputeReasonLabels[disputeReason] : null}
        {disputeDate ? <time dateTime={disputeDate}>, {formatDate(disputeDate)}</time> : null}
      </p>
    </div>
  );
}
