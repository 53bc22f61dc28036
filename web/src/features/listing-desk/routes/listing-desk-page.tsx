import type { StaffListing } from '@oja/contract/staff-listing';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { ExportButton } from '@/components/data-table/export-button';
import { useSelection } from '@/components/data-table/use-selection';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { SavedViews } from '@/shared/saved-views/saved-views';
import { downloadListings, staffListingQuery, staffListingsQuery } from '../api';
import { BulkBar } from '../components/bulk-bar';
import { DeskDialogs } from '../components/desk-dialogs';
import { DeskFilters } from '../components/desk-filters';
import { DeskList } from '../components/desk-list';
import { DeskStats } from '../components/desk-stats';
import { DetailsDialog } from '../components/details/details-dialog';
import { useDecide } from '../hooks/use-decide';
import { useDeskAddress } from '../hooks/use-desk-address';
import { useDeskDialogs } from '../hooks/use-desk-dialogs';
import { useDeskKeys } from '../hooks/use-desk-keys';
import { deskAddressOf, noFilter, readDeskFilter } from '../logic/desk-filter';

/** Every listing, and the queue of those that wait for a decision. */
export function Component() {
  const isAdmin = useAdminAuth().user?.role === 'admin';
  const { filter, show, detailsId, lastDetailsId, openDetails, closeDetails } = useDeskAddress();
  const listings = useQuery(staffListingsQuery(filter)).data?.data ?? [];
  const selectable = listings.filter(({ actions }) => actions.includes('approve')).map(({ id }) => id);
  const shown = useQuery({ ...staffListingQuery(detailsId ?? ''), enabled: detailsId !== undefined }).data;
  const selection = useSelection(selectable);
  const decide = useDecide();
  const dialogs = useDeskDialogs();
  const searchBox = useRef<HTMLInputElement>(null);

  const selected = listings.filter(({ id }) => selection.isSelected(id));
  const askReason = (seen: readonly StaffListing[]) => {
    const [first] = seen;
    if (first === undefined) return;
    dialogs.open({ kind: 'reject', seen, handle: seen.length === 1 ? first.handle : undefined });
  };
  const goOn = () => {
    const place = listings.findIndex(({ id }) => id === detailsId);
    const waiting = listings.filter(({ id }) => selectable.includes(id) && id !== detailsId);
    const next = waiting.find((listing) => listings.indexOf(listing) > place) ?? waiting[0];
    if (detailsId !== undefined && next) openDetails(next.id);
    else closeDetails();
  };
  const keys = useDeskKeys({
    listings,
    details: { id: detailsId, listing: shown, show: openDetails },
    selection,
    decide,
    onReject: askReason,
    onDecided: goOn,
    searchBox,
  });

  return (
    <div className="grid gap-6">
      <title>Account Listings · Oja</title>
      <PageHeader
        title="Account Listings"
        description="Everything that sellers offer, and what waits for your decision."
        actions={
          <>
            <ListKeysHelp {...keys} />
            <ExportButton name="listings" label="Export Report" download={() => downloadListings(filter)} />
            {isAdmin ? (
              <Button onClick={() => dialogs.open({ kind: 'add' })}>
                <Plus aria-hidden="true" />
                Add Listing
              </Button>
            ) : null}
          </>
        }
      />
      <DeskStats />
      <div className="grid gap-4">
        <SavedViews
          page="listings"
          whole="All listings"
          filter={deskAddressOf({ ...filter, page: noFilter.page })}
          onShow={(kept) => show(readDeskFilter(new URLSearchParams(kept)))}
        />
        <DeskFilters filter={filter} onChange={show} searchBox={searchBox} />
      </div>
      <BulkBar
        selection={selection}
        selectable={selectable.length}
        isApproving={decide.approving.length > 1}
        onApprove={() => decide.approve(selected, selection.clear)}
        onReject={() => askReason(selected)}
      />
      <DeskList
        filter={filter}
        onChange={show}
        selection={selection}
        decide={decide}
        onDetails={openDetails}
        onOpen={dialogs.open}
      />
      {lastDetailsId ? (
        <DetailsDialog
          id={lastDetailsId}
          open={detailsId !== undefined}
          decide={decide}
          hasKeys={keys.isOn}
          onClose={closeDetails}
          onDecided={goOn}
          onReject={(listing) => askReason([listing])}
          onMove={(listing, move) => dialogs.open({ kind: 'move', listing, move })}
          onShow={openDetails}
        />
      ) : null}
      <DeskDialogs
        shown={dialogs.shown}
        isOpen={dialogs.isOpen}
        decide={decide}
        onClose={dialogs.close}
        onRejected={() => {
          dialogs.close();
          goOn();
          selection.clear();
        }}
      />
    </div>
  );
}
