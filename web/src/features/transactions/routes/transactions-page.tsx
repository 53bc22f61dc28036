import { TableOptions } from '@/components/data-table/table-options';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { openKeys } from '@/components/list-keys/list-keys';
import { PageHeader } from '@/components/ui/page-header';
import { useMay } from '@/lib/auth/use-may';
import { SavedViews } from '@/shared/saved-views/saved-views';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { AddDialog } from '../components/add/add-dialog';
import { CaseDialog } from '../components/case/case-dialog';
import { DetailsDialog } from '../components/details/details-dialog';
import { PageActions } from '../components/page-actions';
import { SalesOverTime, Summary } from '../components/summary/summary';
import { Filters } from '../components/table/filters';
import { TableCard } from '../components/table/table-card';
import { transactionColumns } from '../components/table/transaction-columns';
import { noFilter, type OpenTransaction, readView, writeView } from '../logic/transaction-view';

const address = pagedAddress({ read: readView, write: writeView });
const transactionKeys = openKeys('transaction');

/** Every sale, its money, and the disputes that wait for a decision. */
export function Component() {
  const { view, pages, filterBy, show: change } = usePagedAddress(address);
  const choices = useTableChoices('transactions');
  const may = useMay();
  const open = narrowTo(view.open, may);
  const show = (what: OpenTransaction) => change({ open: what }, { open: true });
  const close = () => change({ open: undefined }, { close: true });
  // From a case, too, walking leads to the details: the next transaction may have no dispute.
  const opened = open && open.kind !== 'add' ? open : undefined;
  const keys = useWorkKeys<'open'>(
    transactionKeys,
    (_open, id) => (id === undefined ? undefined : show({ kind: 'details', purchaseId: id })),
    {
      opened: {
        id: opened?.purchaseId,
        show: (purchaseId) => change({ open: { kind: 'details', purchaseId } }),
      },
    },
  );
  const columns = transactionColumns({ order: view, onOrder: filterBy, onShow: show });
  return (
    <div className="grid gap-6">
      <title>Transactions · Oja</title>
      <PageHeader
        title="Transactions"
        description="Every sale, the money held for it, and the disputes that wait for a decision."
        actions={<PageActions view={view} keys={keys} onAdd={() => show({ kind: 'add' })} />}
      />
      <Summary period={view.period} />
      <div className="grid gap-4">
        <SavedViews
          page="transactions"
          whole="All transactions"
          filter={writeView({ ...view, open: undefined })}
          onShow={(filter) => filterBy(readView(new URLSearchParams(filter)))}
        />
        <Filters
          filter={view}
          onChange={filterBy}
          options={<TableOptions columns={columns} choices={choices} />}
        />
        <TableCard
          view={view}
          pages={pages}
          columns={columns}
          choices={choices}
          onClear={() => filterBy(noFilter)}
        />
      </div>
      <SalesOverTime period={view.period} />
      {open?.kind === 'add' ? <AddDialog onClose={close} /> : null}
      {open?.kind === 'details' ? (
        <DetailsDialog purchaseId={open.purchaseId} onClose={close} onShow={show} />
      ) : null}
      {open?.kind === 'resolve' ? <CaseDialog purchaseId={open.purchaseId} onClose={close} /> : null}
    </div>
  );
}

/** A link to a dispute shows the transaction to staff who do not decide disputes. */
function narrowTo(
  open: OpenTransaction | undefined,
  may: ReturnType<typeof useMay>,
): OpenTransaction | undefined {
  if (open?.kind === 'resolve' && !may('cases')) return { ...open, kind: 'details' };
  return open?.kind === 'add' && !may('admin') ? undefined : open;
}
