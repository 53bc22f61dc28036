import type { ListingDetails } from '@oja/contract/listings';
import { Banknote, type LucideIcon, ShieldCheck, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { countOf } from '@/lib/counts';

/** What a purchase made now would be held to, from the settings in force. */
export function PurchaseTerms({ listing: { terms, handover } }: { listing: ListingDetails }) {
  const check = countOf(Math.max(terms.dispute_days, handover?.release_days ?? 0), 'day');
  return (
    <Card className="p-5">
      <h2 className="font-semibold text-base">Terms of this deal</h2>
      <dl className="mt-4 grid gap-4 text-sm">
        <Term Icon={Zap} name="Delivery">
          {handover === null
            ? 'At once: the login details open as soon as your payment is in escrow.'
            : 'Step by step: the seller begins within two days, or you get your money back.'}
        </Term>
        <Term Icon={ShieldCheck} name={`Protected for ${check}`}>
          Check the account, then confirm it or file a dispute. The seller is paid{' '}
          {handover === null && terms.escrow_days > terms.dispute_days
            ? `${countOf(terms.escrow_days, 'day')} after the purchase at the latest`
            : 'when you confirm, or when the time is over'}
          .
        </Term>
        <Term Icon={Banknote} name="No fee for buyers">
          You pay the price alone. Oja takes {terms.fee_percent}% of it from the seller.
        </Term>
      </dl>
    </Card>
  );
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
