import type { ListingDetails } from '@oja/contract/listings';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { compareRows } from '../../logic/compare-rows';

/** Eleven rem for each listing beside the labels. */
const minWidths = ['min-w-72', 'min-w-[29rem]', 'min-w-[40rem]', 'min-w-[51rem]'];

type CompareTableProps = { listings: readonly ListingDetails[]; onTakeOut: (id: string) => void };

/** Scrolls sideways inside its frame where it is wider than the screen; the labels stay in sight. */
export function CompareTable({ listings, onTakeOut }: CompareTableProps) {
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative w-full min-w-0 overflow-x-auto rounded-lg border bg-card"
    >
      <table
        className={cn('w-full table-fixed border-collapse text-left text-sm', minWidths[listings.length - 1])}
      >
        <thead>
          <tr className="align-top">
            <td className="sticky left-0 z-10 w-28 border-r bg-card sm:w-44" />
            {listings.map((listing) => (
              <th key={listing.id} scope="col" className="p-3 font-normal sm:p-4">
                <ListingPicture
                  src={listing.thumbnail}
                  platform={listing.platform}
                  eager
                  className="rounded-md border"
                />
                <span className="mt-3 flex items-start justify-between gap-2">
                  <Link
                    to={paths.listing.to(listing.id)}
                    className="min-w-0 break-words rounded-sm font-semibold underline-offset-4 sm:text-base hover:underline"
                  >
                    {listing.handle}
                  </Link>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Take ${listing.handle} out`}
                    onClick={() => onTakeOut(listing.id)}
                    className="-mt-2 -mr-2"
                  >
                    <X aria-hidden="true" />
                  </Button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(listings).map(({ label, values, differs }) => (
            <tr key={label} className={cn('border-t', differs && listings.length > 1 && 'bg-secondary')}>
              <th
                scope="row"
                className={cn(
                  'sticky left-0 z-10 border-r p-3 text-left font-medium sm:px-4',
                  differs && listings.length > 1 ? 'bg-secondary' : 'bg-card',
                )}
              >
                {label}
                {differs && listings.length > 1 ? <span className="sr-only"> (differs)</span> : null}
              </th>
              {values.map((value, index) => (
                <td key={listings[index]?.id} className="tabular break-words p-3 sm:px-4">
                  {value ?? <span className="text-muted-foreground">Not stated</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t">
            <td className="sticky left-0 z-10 border-r bg-card" />
            {listings.map((listing) => (
              <td key={listing.id} className="p-3 sm:px-4">
                <Button asChild className="w-full">
                  <Link to={paths.listing.to(listing.id)}>View</Link>
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
