import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';
import { useAddressState } from '@/lib/use-address-state';
import { StandingNotice } from '@/shared/sanctions/standing-notice';
import { AddListingDialog } from '../components/add/add-listing-dialog';
import { OwnCounters } from '../components/own/own-counters';
import { OwnDialogs } from '../components/own/own-dialogs';
import { OwnFilters } from '../components/own/own-filters';
import { OwnList } from '../components/own/own-list';
import { useOwnDialogs } from '../hooks/use-own-dialogs';
import { ownAddress } from '../logic/own-filter';

/** After the plan has ended: what stays, and what needs a new one. */
export function PlanEnded() {
  return (
    <Notice variant="warning">
      <p className="font-medium">Your seller plan has ended</p>
      <p>
        What is on the market stays there, and you can change, withdraw or delete it.{' '}
        <Link to={paths.dashboard.sellerPlans} className="font-medium underline underline-offset-4">
          Choose a plan
        </Link>{' '}
        to add new listings.
      </p>
    </Notice>
  );
}

export function Component() {
  const [{ isAdding, ...filter }, change] = useAddressState(ownAddress);
  const setAdding = (next: boolean) => change({ isAdding: next });
  const dialogs = useOwnDialogs();
  const mayAdd = useAuth().user?.role === 'seller';
  return (
    <div className="grid gap-6">
      <title>My Listings · Oja</title>
      <PageHeader
        title="Manage your social media account listings"
        actions={
          mayAdd ? (
            <Button onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" />
              Add New Listing
            </Button>
          ) : undefined
        }
      />
      {mayAdd ? null : <PlanEnded />}
      <StandingNotice only="selling_paused" />
      <OwnCounters />
      <OwnFilters filter={filter} onChange={change} />
      <OwnList filter={filter} onOpen={dialogs.open} onAdd={mayAdd ? () => setAdding(true) : undefined} />
      <OwnDialogs {...dialogs} />
      {mayAdd ? <AddListingDialog open={isAdding} onOpenChange={setAdding} /> : null}
    </div>
  );
}
