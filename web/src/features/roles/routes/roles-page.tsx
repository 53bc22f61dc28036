import { type AccessRule, accessRules, admits, roles } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column, ColumnSort } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { ExportButton } from '@/components/data-table/export-button';
import { FilterRow } from '@/components/data-table/filter-row';
import { listAddress, sorter } from '@/components/data-table/list-view';
import { NothingFound } from '@/components/data-table/nothing-found';
import { SearchBox } from '@/components/data-table/search-box';
import { TableOptions } from '@/components/data-table/table-options';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { Card } from '@/components/ui/card';
import { FilterSelect } from '@/components/ui/filter-select';
import { PageHeader } from '@/components/ui/page-header';
import { SectionCard } from '@/components/ui/section-card';
import { useAddressState } from '@/lib/use-address-state';
import { type CallSort, callFile, callForm, findCalls, keyOfCall, roleTitles } from '../logic/role-calls';

const rules = Object.entries(accessRules).map(([name, { meaning }]) => ({
  name: name as AccessRule,
  meaning,
}));

const address = listAddress(callForm);
const whoMay = roles.map((value) => ({ value, label: roleTitles[value] }));

const ruleColumns = roleColumns<(typeof rules)[number]>({
  lead: 'Rule',
  ruleOf: ({ name }) => name,
  cell: ({ name, meaning }) => (
    <>
      <p className="font-medium">{name.replace('_', ' ')}</p>
      <p className="text-muted-foreground text-xs">{meaning}</p>
    </>
  ),
});

/** The access table as the server enforces it, from the same contract. Nothing can be changed here. */
export function Component() {
  const [view, change] = useAddressState(address);
  const choices = useTableChoices('roles');
  const found = findCalls(view);
  const columns = callColumns(sorter(callForm, view, change));
  return (
    <div className="grid gap-6">
      <title>Roles · Oja</title>
      <PageHeader
        title="Roles"
        description="Who may do what. The server decides from this very table; a role is given in User Management."
        actions={<ExportButton name="roles" download={async () => callFile(found)} />}
      />
      <SectionCard title="Access rules">
        <DataTable
          label="Rules by role"
          columns={ruleColumns}
          rows={rules}
          keyOf={({ name }) => name}
          choices={choices}
        />
      </SectionCard>
      <div className="grid gap-4">
        <FilterRow
          search={
            <SearchBox
              label="Search what can be done"
              placeholder="Search what can be done..."
              value={view.search}
              onSearch={(search) => change({ search })}
            />
          }
          options={<TableOptions columns={columns} choices={choices} />}
        >
          <FilterSelect
            label="Who may"
            all="Everybody"
            value={view.choice}
            options={whoMay}
            onChange={(choice) => change({ choice })}
          />
        </FilterRow>
        <Card>
          {found.length === 0 ? (
            <NothingFound
              title="Nothing found"
              description="Nothing that can be done has these words and is open to this role."
              onClear={() => change({ search: '', choice: undefined })}
            />
          ) : (
            <DataTable
              label="What each role can do"
              columns={columns}
              rows={found}
              keyOf={keyOfCall}
              choices={choices}
            />
          )}
        </Card>
      </div>
    </div>
  );
}

type RoleColumnsInput<Row> = {
  lead: string;
  cell: (row: Row) => ReactNode;
  ruleOf: (row: Row) => AccessRule;
};

/** What it is about, and then a column for every role. */
function roleColumns<Row>({ lead, cell, ruleOf }: RoleColumnsInput<Row>): Column<Row>[] {
  return [
    { name: 'what', label: lead, place: 'lead', className: 'md:min-w-72', cell },
    ...roles.map((role) => ({
      name: role,
      label: roleTitles[role],
      cell: (row: Row) => <Mark isAdmitted={admits(ruleOf(row), role)} />,
    })),
  ];
}

function Mark({ isAdmitted }: { isAdmitted: boolean }) {
  const Icon = isAdmitted ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={isAdmitted ? 'size-4 text-success' : 'size-4 text-muted-foreground'}
      />
      <span className="sr-only">{isAdmitted ? 'Yes' : 'No'}</span>
    </>
  );
}

function callColumns(by: (sort: CallSort) => ColumnSort): Column<Endpoint>[] {
  const [what, ...whoIsAdmitted] = roleColumns<Endpoint>({
    lead: 'What can be done',
    ruleOf: ({ access }) => access,
    cell: ({ summary, method, path }) => (
      <>
        <p>{summary}</p>
        <p className="break-all font-mono text-muted-foreground text-xs">
          {method} {path}
        </p>
      </>
    ),
  });
  return [
    ...(what ? [{ ...what, sort: by('what') }] : []),
    { name: 'chapter', label: 'Chapter', sort: by('chapter'), cell: ({ tag }) => tag },
    ...whoIsAdmitted,
  ];
}
