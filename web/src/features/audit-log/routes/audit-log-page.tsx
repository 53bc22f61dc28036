import { ExportButton } from '@/components/data-table/export-button';
import { TableOptions } from '@/components/data-table/table-options';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { openKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { useListKeys } from '@/components/list-keys/use-list-keys';
import { PageHeader } from '@/components/ui/page-header';
import { downloadAuditEntries } from '../api';
import { ChainState } from '../components/chain-state';
import { Filters } from '../components/filters';
import { lineColumns } from '../components/line-columns';
import { LineDialog } from '../components/line-dialog';
import { TableCard } from '../components/table-card';
import { noFilter, readView, writeView } from '../logic/audit-view';

const address = pagedAddress({ read: readView, write: writeView });
const lineKeys = openKeys('entry');

/** What staff did, when, from where and why. */
export function Component() {
  const { view, pages, filterBy, show } = usePagedAddress(address);
  const choices = useTableChoices('audit-log');
  const open = (line: string) => show({ line }, { open: true });
  const columns = lineColumns({
    direction: view.direction,
    onDirection: (direction) => filterBy({ direction }),
    onShow: open,
  });
  const keys = useListKeys<'open'>(lineKeys, (_open, id) => (id === undefined ? undefined : open(id)), {
    id: view.line,
    show: (line) => show({ line }),
  });
  return (
    <div className="grid gap-6">
      <title>Audit Log · Oja</title>
      <PageHeader
        title="Audit Log"
        description="What staff did, when, from where and why. Entries cannot be changed or removed."
        actions={
          <>
            <ListKeysHelp {...keys} />
            <ExportButton name="audit" download={() => downloadAuditEntries(view)} />
          </>
        }
      />
      <ChainState />
      <div className="grid gap-4">
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
      {view.line ? (
        <LineDialog id={view.line} onClose={() => show({ line: undefined }, { close: true })} />
      ) : null}
    </div>
  );
}
