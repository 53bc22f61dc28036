import type { ListingDetails } from '@oja/contract/listings';
import { Banknote, type LucideIcon, ShieldCheck, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { countOf } from '@/lib/counts';
import { hoursText } from '@/shared/listings/handover-texts';

/** What a purchase made now would be held to, from the settings in force. */
export function PurchaseTerms({ listing: { terms, handover } }: { listing: ListingDetails }) {
  const check = countOf(handover?.dispute_days ?? terms.dispute_days, 'day');
  return (
    <Card className="p-5">
      <h2 className="font-semibold text-base">Terms of this deal</h2>
      <dl className="mt-4 grid gap-4 text-sm">
        <Term Icon={Zap} name="Delivery">
          {handover === null
            ? 'At once: the login details open as soon as your payment is in escrow.'
            : `Step by step: the seller begins within ${hoursText(handover.begin_hours)}, or you get your money back.`}
        </Term>
        <Term Icon={ShieldCheck} name={`Protected for ${check}`}>
          Check the account, then confirm it or file a dispute. The seller is paid{' '}
          {paidWhen({ terms, handover })}.
        </Term>
        <Term Icon={Banknote} name="No fee for buyers">
          You pay the price alone. Oja takes {terms.fee_percent}% of it from the seller.
        </Term>
      </dl>
    </Card>
  );
}

/** Escrow can last longer than the time to file a dispute. */
function paidWhen({ terms, handover }: Pick<ListingDetails, 'terms' | 'handover'>): string {
  const { dispute_days: disputeDays } = handover ?? terms;
  const days = handover?.release_days ?? terms.escrow_days;
  if (days <= disputeDays) return 'when you confirm, or when the time is over';
  return handover === null
    ? `${countOf(days, 'day')} after the purchase at the latest`
    : `when you confirm, or ${countOf(days, 'day')} after the purchase at the earliest`;
}

type TermProps = { Icon: LucideIcon; name: string; children: ReactNode };

function Term({ Icon, name, children }: TermProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4 text-primary" />
      <dt className="font-medium">{name}</dt>
      <dd className="col-start-2 text-muted-foreground">{children}</dd>
    </div>
  );
}
