import type { OpenChargeback } from '@oja/contract/chargebacks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { DocumentArt } from '@/components/art/document-art';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { plainLook } from '@/components/data-table/table-choices';
import { TableFrame } from '@/components/data-table/table-frame';
import { walkKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { EmptyState } from '@/components/ui/empty-state';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { chargebacksQuery } from '../../api';
import { AnswerChargeback } from './answer-chargeback';

const columns: readonly Column<OpenChargeback>[] = [
  {
    name: 'person',
    label: 'Person',
    place: 'lead',
    cell: ({ person }) => (
      <>
        <p className="font-medium">
          <PersonLink id={person.id} name={person.name} />
        </p>
        <p className="wrap-anywhere text-muted-foreground md:whitespace-nowrap">{person.email}</p>
      </>
    ),
  },
  {
    name: 'payment',
    label: 'Payment',
    cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
  },
  {
    name: 'amount',
    label: 'Asked back',
    className: 'tabular font-medium md:whitespace-nowrap',
    cell: ({ amount, held }) => (
      <>
        <p>{formatNaira(amount)}</p>
        <p className="font-normal text-muted-foreground">{formatNaira(held)} held</p>
      </>
    ),
  },
  {
    name: 'due',
    label: 'To be answered by',
    className: 'md:whitespace-nowrap',
    cell: ({ due_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    name: 'actions',
    label: 'Actions',
    place: 'end',
    head: <span className="sr-only">Actions</span>,
    cell: (chargeback) => <AnswerChargeback chargeback={chargeback} />,
  },
];

const chargebackKeys = [
  ...walkKeys('chargeback'),
  { key: 'p', action: 'person', label: 'Open the person' },
] as const;

/** Payments that a bank asks back. Few, so all of them. */
export function Chargebacks() {
  const query = useQuery(chargebacksQuery);
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('chargeback') ?? undefined;
  const keys = useWorkKeys<'person'>(
    chargebackKeys,
    (_person, id) => {
      const chargeback = query.data?.find((row) => row.id === id);
      if (chargeback) void navigate(adminPaths.person.to(chargeback.person.id));
    },
    { from: wanted === undefined ? undefined : { kind: 'chargeback', id: wanted } },
  );
  return (
    <div className="grid gap-4">
      <div className="flex justify-end">
        <ListKeysHelp {...keys} />
      </div>
      <TableFrame query={query} failure="Failed to load chargebacks" columns={5}>
        {(chargebacks) =>
          chargebacks.length === 0 ? (
            <EmptyState
              art={<DocumentArt />}
              title="No bank asks for a payment back"
              description="A payment that a bank asks back will show up here until the bank has decided."
              headingLevel="h2"
            />
          ) : (
            <DataTable
              label="Chargebacks"
              columns={columns}
              rows={chargebacks}
              keyOf={({ id }) => id}
              choices={plainLook}
              isSelected={({ id }) => id === wanted}
              walkable
            />
          )
        }
      </TableFrame>
    </div>
  );
}
