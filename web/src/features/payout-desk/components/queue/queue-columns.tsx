import type { AdminWithdrawal, WithdrawalSort } from '@oja/contract/payouts';
import { TriangleAlert } from 'lucide-react';
import { type Column, type Order, sortBy } from '@/components/data-table/column';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { methodLabels, WithdrawalStatusBadge } from '@/shared/payouts/withdrawal-badges';
import { PersonLink } from '@/shared/people/person-link';
import { attentionTexts } from '../../logic/queue-view';
import { type AskedStep, QueueActions } from './queue-actions';

type QueueColumnsInput = {
  order: Order<WithdrawalSort>;
  onOrder: (order: Order<WithdrawalSort>) => void;
  /** The withdrawal whose menu or step is open. */
  asked: AskedStep | undefined;
  onAsk: (asked: AskedStep) => void;
  onClose: (asked: AskedStep) => void;
};

export function queueColumns({
  order,
  onOrder,
  asked,
  onAsk,
  onClose,
}: QueueColumnsInput): Column<AdminWithdrawal>[] {
  const by = (sort: WithdrawalSort) => sortBy(sort, { order, first: 'desc', onOrder });
  return [
    {
      name: 'person',
      label: 'Person',
      place: 'lead',
      cell: ({ person }) => (
        <>
          <p className="font-medium">
            <PersonLink id={person.id} name={person.name} />
          </p>
          <p className="wrap-anywhere text-muted-foreground md:max-w-44 md:truncate" title={person.email}>
            {person.email}
          </p>
        </>
      ),
    },
    {
      name: 'amount',
      label: 'Amount',
      numeric: true,
      sort: by('amount'),
      cell: ({ amount, net_amount: net }) => (
        <>
          <p>{formatNaira(amount)}</p>
          <p className="text-muted-foreground text-xs">Net {formatNaira(net)}</p>
        </>
      ),
    },
    {
      name: 'destination',
      label: 'Destination',
      className: 'md:min-w-40',
      cell: ({ destination, method }) => (
        <>
          <p>{destination}</p>
          <p className="text-muted-foreground">{methodLabels[method]}</p>
        </>
      ),
    },
    {
      name: 'requested',
      label: 'Requested',
      className: 'md:whitespace-nowrap',
      sort: by('date'),
      cell: ({ created_at: at, reference }) => (
        <>
          <time dateTime={at}>{formatDateTime(at)}</time>
          <p className="max-w-36 truncate text-muted-foreground text-xs" title={reference}>
            {reference}
          </p>
        </>
      ),
    },
    {
      name: 'status',
      label: 'Status',
      className: 'max-md:col-span-4 md:min-w-52 md:max-w-96',
      sort: by('status'),
      cell: (withdrawal) => <Status withdrawal={withdrawal} />,
    },
    {
      name: 'actions',
      label: 'Actions',
      place: 'end',
      head: <span className="sr-only">Actions</span>,
      cell: (withdrawal) => (
        <QueueActions
          withdrawal={withdrawal}
          asked={asked?.id === withdrawal.id ? asked.step : undefined}
          onAsk={(step) => onAsk({ id: withdrawal.id, step })}
          onClose={(step) => onClose({ id: withdrawal.id, step })}
        />
      ),
    },
  ];
}

/** The words of Paystack that mean nothing to staff. */
const gatewayLabels: Readonly<Record<string, string>> = { otp: 'waits for the code' };

function Status({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const {
    status,
    gateway_status: gateway,
    attention,
    note,
    release_due_at: due,
    sent_at: sentAt,
  } = withdrawal;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <WithdrawalStatusBadge status={status} />
        {gateway ? (
          <span className="text-muted-foreground">Paystack: {gatewayLabels[gateway] ?? gateway}</span>
        ) : null}
      </p>
      {attention ? (
        <p className="mt-1.5 flex gap-1.5 text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {attentionTexts[attention]}
        </p>
      ) : null}
      {attention && sentAt ? (
        <p className="mt-1.5 text-muted-foreground">Waiting since {formatDateTime(sentAt)}.</p>
      ) : null}
      {due ? <p className="mt-1.5 text-muted-foreground">To be decided by {formatDateTime(due)}.</p> : null}
      {note && !due ? <p className="mt-1.5 text-muted-foreground">{note}</p> : null}
    </>
  );
}
