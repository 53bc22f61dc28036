import { PageHeader } from '@/components/ui/page-header';
import { AddDialog } from '../components/add/add-dialog';
import { CaseDialog } from '../components/case/case-dialog';
import { DetailsDialog } from '../components/details/details-dialog';
import { PageActions } from '../components/page-actions';
import { Summary } from '../components/summary/summary';
import { Filters } from '../components/table/filters';
import { TableCard } from '../components/table/table-card';
import { useTransactionView } from '../hooks/use-transaction-view';

/** Every sale, the money in it, and the disputes that wait for somebody to decide them. */
export function Component() {
  const view = useTransactionView();
  const { filter, open, show, close } = view;
  return (
    <div className="grid gap-6">
      <title>Transactions · Oja</title>
      <PageHeader
        title="Transactions"
        description="Every sale, the money held for it, and the disputes that wait for a decision."
        actions={<PageActions filter={filter} onAdd={() => show({ kind: 'add' })} />}
      />
      <Summary period={filter.period} />
      <div className="grid gap-4">
        <Filters filter={filter} onChange={view.changeFilter} />
        <TableCard view={view} />
      </div>
      {open?.kind === 'add' ? <AddDialog onClose={close} /> : null}
      {open?.kind === 'details' ? (
        <DetailsDialog purchaseId={open.purchaseId} onClose={close} onShow={show} />
      ) : null}
      {open?.kind === 'resolve' ? <CaseDialog purchaseId={open.purchaseId} onClose={close} /> : null}
    </div>
  );
}
