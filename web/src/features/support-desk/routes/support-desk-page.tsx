import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { useAddressState } from '@/lib/use-address-state';
import { deskTicketsQuery } from '../api/list-desk-tickets';
import { DeskFilters } from '../components/list/desk-filters';
import { DeskList } from '../components/list/desk-list';
import { QuickViews } from '../components/list/quick-views';
import { deskAddress, isFiltered } from '../logic/desk-view';

const emptyView = deskAddress.read(new URLSearchParams());

/** What people asked and who answers it. Whoever has been promised an answer soonest comes first. */
export function Component() {
  const [view, change] = useAddressState(deskAddress);
  const query = useInfiniteQuery(deskTicketsQuery(view));
  return (
    <div className="grid gap-6">
      <title>Support · Oja</title>
      <PageHeader
        title="Support"
        description="What people asked, and how long they have been waiting. We promise an answer within 24 hours."
        actions={
          <Button variant="outline" asChild>
            <Link to={paths.admin.cannedReplies}>
              <MessageSquareQuote aria-hidden="true" />
              Canned replies
            </Link>
          </Button>
        }
      />
      <div className="grid gap-4">
        <QuickViews view={view} counts={query.data?.pages[0]?.counts} onChange={change} />
        <DeskFilters view={view} onChange={change} />
        <Card
          className={cn(
            'relative overflow-hidden transition-opacity',
            query.isPlaceholderData && 'opacity-60',
          )}
        >
          <DeskList query={query} isFiltered={isFiltered(view)} onClear={() => change(emptyView)} />
        </Card>
      </div>
    </div>
  );
}
