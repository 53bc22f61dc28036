import { useQuery } from '@tanstack/react-query';
import { formatNaira } from '@/lib/money';
import { listingQuery } from '@/shared/listings/listing-query';
import { type IntendedAct, intendedActOf } from '../logic/intended-act';
import { FormNotice } from './form-notice';

type ReturnNoticeProps = {
  next: string | undefined;
  /** Nothing is asked any more before the way back, so there is no afterwards. */
  isSignedIn?: boolean;
};

/** Reminds a guest of what the sign-in is for. */
export function ReturnNotice({ next, isSignedIn = false }: ReturnNoticeProps) {
  const intended = intendedActOf(next);
  return intended === undefined ? null : <Reminder intended={intended} isSignedIn={isSignedIn} />;
}

type ReminderProps = { intended: IntendedAct; isSignedIn: boolean };

function Reminder({ intended: { act, listingId }, isSignedIn }: ReminderProps) {
  // Without it, or once it is gone, there is nothing to remind of.
  const { data: listing } = useQuery({ ...listingQuery(listingId), retry: false });
  if (listing === undefined) return null;
  return (
    <div role="status">
      <FormNotice tone="info">
        {sentences[act](listing.handle, formatNaira(listing.price))}
        {isSignedIn ? null : ' We bring you back there afterwards.'}
      </FormNotice>
    </div>
  );
}

const sentences: Record<IntendedAct['act'], (handle: string, price: string) => string> = {
  buy: (handle, price) => `You were about to buy ${handle} for ${price}.`,
  offer: (handle, price) => `You were about to make an offer for ${handle}, which costs ${price}.`,
  contact: (handle) => `You were about to write to the seller of ${handle}.`,
  save: (handle) => `You were about to save ${handle}.`,
  report: (handle) => `You were about to report ${handle}.`,
  look: (handle) => `You were looking at ${handle}.`,
};
