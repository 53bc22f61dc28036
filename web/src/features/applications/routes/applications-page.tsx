import { type ReviewStatus, reviewStatuses } from '@oja/contract/applications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { cn } from '@/lib/class-names';
import { useDebounced } from '@/lib/use-debounced';
import { applicationQueueQuery } from '../api/application-queue';
import { QueueContent } from '../components/review/queue-content';

const views: readonly { value: ReviewStatus | 'all'; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
];

/** Who asks to become a verified seller. The view stands in the address, so that a link restores it. */
export function Component() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('status');
  const view = views.find(({ value }) => value === asked)?.value ?? 'pending';
  const [search, setSearch] = useState('');
  const settledSearch = useDebounced(search.trim());
  const status = reviewStatuses.find((name) => name === view);
  const query = useInfiniteQuery(applicationQueueQuery({ status, search: settledSearch }));
  const counts = query.data?.pages[0]?.counts;
  return (
    <div className="grid gap-6">
      <title>Seller Applications · Oja</title>
      <PageHeader
        title="Seller Applications"
        description="People who ask to become verified sellers. Whoever waits longest comes first."
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Tabs
          value={view}
          onValueChange={(next) =>
            setParameters(next === 'pending' ? {} : { status: next }, { replace: true })
          }
          className="min-w-0 flex-1 basis-80"
        >
          <TabsList aria-label="Applications by status">
            {views.map(({ value, label }) => (
              <TabsTrigger key={value} value={value} aria-controls={undefined}>
                {label}
                {value !== 'all' && counts ? (
                  <span className="tabular rounded-full bg-muted px-2 text-muted-foreground text-xs">
                    {counts[value]}
                  </span>
                ) : null}
              </TabsTrigger>
            ))}
          </TabsList>
        </Tabs>
        <Field label="Search applications" labelHidden className="w-full sm:w-72">
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
            />
            <Input
              type="search"
              className="pl-9"
              placeholder="Name or e-mail"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
        </Field>
      </div>
      <Card
        className={cn('relative overflow-hidden transition-opacity', query.isPlaceholderData && 'opacity-60')}
      >
        <QueueContent query={query} view={view} isSearched={settledSearch !== ''} />
      </Card>
    </div>
  );
}
