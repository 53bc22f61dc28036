import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { useAddressState } from '@/lib/use-address-state';
import { AddListingDialog } from '../components/add/add-listing-dialog';
import { OwnCounters } from '../components/own/own-counters';
import { OwnDialogs } from '../components/own/own-dialogs';
import { OwnFilters } from '../components/own/own-filters';
import { OwnList } from '../components/own/own-list';
import { useOwnDialogs } from '../hooks/use-own-dialogs';
import { ownAddress } from '../logic/own-filter';

export function Component() {
  const [{ isAdding, ...filter }, change] = useAddressState(ownAddress);
  const setAdding = (next: boolean) => change({ isAdding: next });
  const dialogs = useOwnDialogs();
  return (
    <div className="grid gap-6">
      <title>My Listings · Oja</title>
      <PageHeader
        title="Manage your social media account listings"
        actions={
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Add New Listing
          </Button>
        }
      />
      <OwnCounters />
      <OwnFilters filter={filter} onChange={change} />
      <OwnList filter={filter} onOpen={dialogs.open} onAdd={() => setAdding(true)} />
      <OwnDialogs {...dialogs} />
      <AddListingDialog open={isAdding} onOpenChange={setAdding} />
    </div>
  );
}
