import { answerTime } from '@oja/contract/answer-promise';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ExportButton } from '@/components/data-table/export-button';
import { TableOptions } from '@/components/data-table/table-options';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { openKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { adminPaths } from '@/config/admin-paths';
import { publicTermsQuery } from '@/shared/terms/public-terms-query';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { deskTicketsQuery, downloadTickets } from '../api';
import { deskColumns } from '../components/list/desk-columns';
import { DeskFilters } from '../components/list/desk-filters';
import { DeskList } from '../components/list/desk-list';
import { QuickViews } from '../components/list/quick-views';
import { deskAddress, isFiltered } from '../logic/desk-view';

const emptyView = deskAddress.read(new URLSearchParams());
const address = pagedAddress(deskAddress);
const ticketKeys = openKeys('ticket');

/** All tickets and their assignees, ordered by the time an answer is due. */
export function Component() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('tickets');
  const query = useQuery(deskTicketsQuery(view, pages.after));
  const { data: terms } = useQuery(publicTermsQuery);
  const navigate = useNavigate();
  const keys = useWorkKeys<'open'>(ticketKeys, (_open, id) => {
    if (id !== undefined) void navigate(adminPaths.supportTicket.to(id));
  });
  const columns = deskColumns({ order: view, onOrder: filterBy });
  return (
    <div className="grid gap-6">
      <title>Support · Oja</title>
      <PageHeader
        title="Support"
        description={`What people asked, and how long they have been waiting. We promise an answer within ${answerTime(terms?.support_hours ?? null)}, and sooner by priority.`}
        actions={
          <>
            <ListKeysHelp {...keys} />
            <ExportButton name="tickets" download={() => downloadTickets(view)} />
            <Button variant="outline" asChild>
              <Link to={adminPaths.cannedReplies}>
                <MessageSquareQuote aria-hidden="true" />
                Canned replies
              </Link>
            </Button>
          </>
        }
      />
      <div className="grid gap-4">
        <QuickViews view={view} counts={query.data?.counts} onChange={filterBy} />
        <DeskFilters
          view={view}
          onChange={filterBy}
          options={<TableOptions columns={columns} choices={choices} />}
        />
        <DeskList
          query={query}
          pages={pages}
          columns={columns}
          choices={choices}
          isFiltered={isFiltered(view)}
          onClear={() => filterBy(emptyView)}
        />
      </div>
    </div>
  );
}
