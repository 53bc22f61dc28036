import { roles } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import type { Column, ColumnSort } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { ExportButton } from '@/components/data-table/export-button';
import { FilterRow } from '@/components/data-table/filter-row';
import { listAddress, sorter } from '@/components/data-table/list-view';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PageFooter } from '@/components/data-table/page-footer';
import { TableOptions } from '@/components/data-table/table-options';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { Card } from '@/components/ui/card';
import { FilterSelect } from '@/components/ui/filter-select';
import { PageHeader } from '@/components/ui/page-header';
import { SearchBox } from '@/components/ui/search-box';
import { humanLabel } from '@/lib/event-labels';
import { OtherRules, RightsTable } from '../components/rights-table';
import { RoleCards } from '../components/role-cards';
import {
  type CallSort,
  callFile,
  callForm,
  findCalls,
  keyOfCall,
  pageOfCalls,
  whoMay,
} from '../logic/role-calls';

const address = pagedAddress(listAddress(callForm));
const roleChoices = roles.map((value) => ({ value, label: humanLabel(value) }));

/** The access table as the server enforces it, from the same contract. Nothing can be changed here. */
export function Component() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('roles');
  const found = findCalls(view);
  const { rows, nextCursor } = pageOfCalls(found, pages.after);
  const columns = callColumns(sorter(callForm, view, filterBy));
  return (
    <div className="grid gap-6">
      <title>Roles · Oja</title>
      <PageHeader
        title="Roles"
        description="Who may do what. The server decides from this very table; a role is given in User Management."
        actions={<ExportButton name="roles" download={async () => callFile(found)} />}
      />
      <RoleCards />
      <RightsTable />
      <OtherRules />
      <div className="grid gap-4">
        <FilterRow
          search={
            <SearchBox
              label="Search what can be done"
              placeholder="Search what can be done..."
              value={view.search}
              onSearch={(search) => filterBy({ search })}
            />
          }
          options={<TableOptions columns={columns} choices={choices} />}
        >
          <FilterSelect
            label="Who may"
            all="Everybody"
            value={view.choice}
            options={roleChoices}
            onChange={(choice) => filterBy({ choice })}
          />
        </FilterRow>
        <Card>
          {found.length === 0 ? (
            <NothingFound
              title="Nothing found"
              description="Nothing that can be done has these words and is open to this role."
              onClear={() => filterBy({ search: '', choice: undefined })}
            />
          ) : (
            <>
              <DataTable
                label="What each role can do"
                columns={columns}
                rows={rows}
                keyOf={keyOfCall}
                choices={choices}
              />
              <PageFooter
                label="Pages of what can be done"
                pages={pages}
                nextCursor={nextCursor}
                total={{ count: found.length, isExact: true, one: 'call' }}
              />
            </>
          )}
        </Card>
      </div>
    </div>
  );
}

function callColumns(by: (sort: CallSort) => ColumnSort): Column<Endpoint>[] {
  return [
    {
      name: 'what',
      label: 'What can be done',
      place: 'lead',
      className: 'md:min-w-72',
      sort: by('what'),
      cell: ({ summary, method, path }) => (
        <>
          <p>{summary}</p>
          <p className="break-all font-mono text-muted-foreground text-xs">
            {method} {path}
          </p>
        </>
      ),
    },
    { name: 'chapter', label: 'Chapter', sort: by('chapter'), cell: ({ tag }) => tag },
    { name: 'right', label: 'Right', cell: ({ access }) => humanLabel(access) },
    { name: 'who', label: 'Who may', cell: ({ access }) => whoMay(access) },
  ];
}
