import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { CursorPagination, Pagination } from '@/components/ui/pagination';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { paths } from '@/config/paths';
import { type SectionProps, Specimen } from './specimen';

const crumbs = [
  { label: 'Dashboard', to: paths.dashboard.overview },
  { label: 'My Purchases', to: paths.dashboard.myPurchases },
  { label: 'TXN-104' },
];

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending (3)' },
  { value: 'completed', label: 'Completed (48)' },
  { value: 'failed', label: 'Failed (1)' },
];

export function NavigationSection({ pane }: SectionProps) {
  const [page, setPage] = useState(6);
  return (
    <>
      <Specimen title="Page header and breadcrumb">
        <PageHeader
          headingLevel="h2"
          breadcrumb={<Breadcrumb crumbs={crumbs} label={`Breadcrumb (${pane})`} />}
          title="My Listings"
          description="Manage your social media account listings"
          actions={
            <>
              <Button variant="outline">Export Data</Button>
              <Button>
                <Plus aria-hidden="true" /> Add New Listing
              </Button>
            </>
          }
        />
      </Specimen>
      <Specimen title="Tabs">
        <Tabs defaultValue="all">
          <TabsList aria-label={`Purchases (${pane})`}>
            {tabs.map(({ value, label }) => (
              <TabsTrigger key={value} value={value}>
                {label}
              </TabsTrigger>
            ))}
            <TabsTrigger value="none" disabled>
              Disabled
            </TabsTrigger>
          </TabsList>
          {tabs.map(({ value, label }) => (
            <TabsContent key={value} value={value} className="text-muted-foreground text-sm">
              The panel of {label}.
            </TabsContent>
          ))}
        </Tabs>
      </Specimen>
      <Specimen title="Pagination by number and by cursor">
        <Pagination
          label={`Pages (${pane})`}
          page={page}
          pageCount={16}
          onPageChange={setPage}
          summary={`Showing ${page * 15 - 14} to ${page * 15} of 240 results`}
        />
        <CursorPagination
          label={`Steps (${pane})`}
          hasPrevious={false}
          hasNext
          onPrevious={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
          summary="24 listings"
        />
      </Specimen>
    </>
  );
}
