import type { AdminWithdrawal } from '@oja/contract/payouts';
import { TriangleAlert } from 'lucide-react';
import { methodLabels, WithdrawalStatusBadge } from '@/components/payouts/withdrawal-marks';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { attentionTexts } from '../../logic/queue-view';
import { QueueActions } from './queue-actions';

export function QueueTable({ withdrawals }: { withdrawals: readonly AdminWithdrawal[] }) {
  return (
    <Table label="Withdrawals">
      <TableHeader>
        <TableRow>
          <TableHead>Person</TableHead>
          <TableHead numeric>Amount</TableHead>
          <TableHead numeric>Net</TableHead>
          <TableHead>Destination</TableHead>
          <TableHead>Requested</TableHead>
          <TableHead>Status</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {withdrawals.map((withdrawal) => (
          <QueueRow key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </TableBody>
    </Table>
  );
}

function QueueRow({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { person, attention, note } = withdrawal;
  return (
    <TableRow>
      <TableCell>
        <p className="font-medium">{person.name}</p>
        <p className="whitespace-nowrap text-muted-foreground">{person.email}</p>
      </TableCell>
      <TableCell numeric>{formatNaira(withdrawal.amount)}</TableCell>
      <TableCell numeric>{formatNaira(withdrawal.net_amount)}</TableCell>
      <TableCell className="min-w-48">
        <p>{withdrawal.destination}</p>
        <p className="text-muted-foreground">{methodLabels[withdrawal.method]}</p>
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <time dateTime={withdrawal.created_at}>{formatDateTime(withdrawal.created_at)}</time>
        <p className="max-w-44 truncate text-muted-foreground text-xs" title={withdrawal.reference}>
          {withdrawal.reference}
        </p>
      </TableCell>
      <TableCell className="min-w-64 max-w-96">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <WithdrawalStatusBadge status={withdrawal.status} />
          {withdrawal.gateway_status ? (
            <span className="text-muted-foreground">Paystack: {withdrawal.gateway_status}</span>
          ) : null}
        </p>
        {attention ? (
          <p className="mt-1.5 flex gap-1.5 text-warning">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {attentionTexts[attention]}
          </p>
        ) : null}
        {note ? <p className="mt-1.5 text-muted-foreground">{note}</p> : null}
      </TableCell>
      <TableCell>
        <QueueActions withdrawal={withdrawal} />
      </TableCell>
    </TableRow>
  );
}
