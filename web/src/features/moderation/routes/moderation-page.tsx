import { Plus } from 'lucide-react';
import { ExportButton } from '@/components/data-table/export-button';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { openKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { SavedViews } from '@/shared/saved-views/saved-views';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { downloadReports } from '../api';
import { DetailsDialog } from '../components/details/details-dialog';
import { AddDialog } from '../components/dialogs/add-dialog';
import { Filters } from '../components/filters';
import { ReportList } from '../components/report-list';
import { Summary } from '../components/summary';
import { filterOf, readView, usualDirection, writeView } from '../logic/moderation-view';

const address = pagedAddress({ read: readView, write: writeView });
const reportKeys = openKeys('report');
const noFilter = {
  search: '',
  status: undefined,
  priority: undefined,
  type: undefined,
  about: undefined,
  by: undefined,
};

/** Where moderators work: what people reported, the most of it waiting for a decision. */
export function Component() {
  const { view, pages, filterBy, show: change } = usePagedAddress(address);
  const filter = filterOf(view);
  const show = (report: string | undefined) =>
    change({ report }, report === undefined ? { close: true } : { open: true });
  const clear = () =>
    filterBy({ ...noFilter, direction: usualDirection({ status: noFilter.status, sort: view.sort }) });
  const keys = useWorkKeys<'open'>(reportKeys, (_open, id) => show(id), {
    opened: { id: view.report, show: (report) => change({ report }) },
    from: view.report ? { kind: 'report', id: view.report } : undefined,
  });
  return (
    <div className="grid gap-6">
      <title>Content Moderation · Oja</title>
      <PageHeader
        title="Content Moderation"
        description="What people reported: listings, persons, messages and reviews."
        actions={
          <>
            <ListKeysHelp {...keys} />
            <ExportButton name="reports" download={() => downloadReports(filter)} />
            <Button onClick={() => change({ isAdding: true }, { open: true })}>
              <Plus aria-hidden="true" />
              Add Report
            </Button>
          </>
        }
      />
      <Summary />
      <div className="grid gap-4">
        <SavedViews
          page="reports"
          whole="Open reports"
          filter={writeView({ ...view, report: undefined, isAdding: false })}
          onShow={(kept) => filterBy(readView(new URLSearchParams(kept)))}
        />
        <Filters filter={filter} onChange={filterBy} />
        <ReportList filter={filter} pages={pages} onShow={show} onClear={clear} />
      </div>
      {view.isAdding ? <AddDialog onClose={() => change({ isAdding: false }, { close: true })} /> : null}
      {view.report ? (
        <DetailsDialog reportId={view.report} onClose={() => show(undefined)} onShow={show} />
      ) : null}
    </div>
  );
}
