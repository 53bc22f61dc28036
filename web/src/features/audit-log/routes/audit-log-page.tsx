import { PageHeader } from '@/components/ui/page-header';
import { ChainState } from '../components/chain-state';
import { ExportButton } from '../components/export-button';
import { Filters } from '../components/filters';
import { LineDialog } from '../components/line-dialog';
import { TableCard } from '../components/table-card';
import { useAuditView } from '../hooks/use-audit-view';

/** What staff did, when, from where and why. */
export function Component() {
  const view = useAuditView();
  return (
    <div className="grid gap-6">
      <title>Audit Log · Oja</title>
      <PageHeader
        title="Audit Log"
        description="What staff did, when, from where and why. Entries cannot be changed or removed."
        actions={<ExportButton filter={view.filter} />}
      />
      <ChainState />
      <div className="grid gap-4">
        <Filters filter={view.filter} onChange={view.changeFilter} />
        <TableCard view={view} />
      </div>
      {view.open ? <LineDialog id={view.open} onClose={view.close} /> : null}
    </div>
  );
}
