import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DataTable } from '@/components/data-table/data-table';
import { ExportButton } from '@/components/data-table/export-button';
import { PageFooter } from '@/components/data-table/page-footer';
import { RangeFilters } from '@/components/data-table/range-filters';
import { TableFrame } from '@/components/data-table/table-frame';
import { TableOptions } from '@/components/data-table/table-options';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { walkKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { adminPaths } from '@/config/admin-paths';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { downloadWithdrawals, queueQuery } from '../../api';
import { noFilter, queueAddress } from '../../logic/queue-view';
import { EmptyQueue } from './empty-queue';
import type { AskedStep, WithdrawalStep } from './queue-actions';
import { queueColumns } from './queue-columns';
import { QueueFilters } from './queue-filters';

const address = pagedAddress(queueAddress);
const withdrawalKeys = [
  ...walkKeys('withdrawal'),
  { key: 'o', action: 'open', label: 'Open its actions' },
  { key: 'Enter', action: 'open', label: 'Open its actions' },
  { key: 'p', action: 'person', label: 'Open the person' },
  { key: 'a', action: 'release', label: 'Release it' },
  { key: 't', action: 'enter_otp', label: 'Enter the code' },
  { key: 'r', action: 'return_money', label: 'Return the money' },
] as const;

export function WithdrawalQueue() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('withdrawals');
  const query = useQuery(queueQuery(view, pages.after));
  const [asked, ask] = useState<AskedStep>();
  const navigate = useNavigate();
  const keys = useWorkKeys<'person' | WithdrawalStep>(withdrawalKeys, (action, id) => {
    const withdrawal = query.data?.data.find((row) => row.id === id);
    if (withdrawal === undefined) return;
    if (action === 'person') void navigate(adminPaths.person.to(withdrawal.person.id));
    else if (action === 'open' ? withdrawal.actions.length > 0 : withdrawal.actions.includes(action))
      ask({ id: withdrawal.id, step: action });
  });
  // A menu closes after its entry has opened another step, which stays.
  const close = (step: AskedStep) =>
    ask((last) => (last?.id === step.id && last.step === step.step ? undefined : last));
  const columns = queueColumns({ order: view, onOrder: filterBy, asked, onAsk: ask, onClose: close });
  return (
    <div className="grid gap-4">
      <QueueFilters
        view={view}
        onChange={filterBy}
        waiting={query.data?.waiting ?? 0}
        options={
          <>
            <RangeFilters days="Date" amounts="Amount" ranges={view} onChange={filterBy} />
            <ListKeysHelp {...keys} />
            <TableOptions columns={columns} choices={choices} />
            <ExportButton name="withdrawals" download={() => downloadWithdrawals(view)} />
          </>
        }
      />
      <TableFrame query={query} failure="Failed to load withdrawals" columns={5}>
        {({ data, next_cursor: next }) => (
          <>
            {data.length === 0 ? (
              <EmptyQueue view={view} onClear={() => filterBy(noFilter)} />
            ) : (
              <DataTable
                label="Withdrawals"
                columns={columns}
                rows={data}
                keyOf={({ id }) => id}
                choices={choices}
                walkable
              />
            )}
            <PageFooter label="Pages of withdrawals" pages={pages} nextCursor={next} />
          </>
        )}
      </TableFrame>
    </div>
  );
}
