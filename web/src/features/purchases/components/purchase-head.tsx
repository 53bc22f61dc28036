import type { Purchase } from '@oja/contract/purchases';
import type { ReactNode } from 'react';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { formatNaira } from '@/lib/money';
import { ListingPicture } from '@/shared/listings/listing-picture';

type PurchaseHeadProps = {
  account: Pick<Purchase['listing'], 'handle' | 'platform' | 'category' | 'thumbnail' | 'description'>;
  price: number;
  badge: ReactNode;
  /** What else stands in the line under the handle, such as the date. */
  facts: ReactNode;
};

/** Which account it is about, as it was when it was bought. */
export function PurchaseHead({ account, price, badge, facts }: PurchaseHeadProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <ListingPicture
          src={account.thumbnail}
          platform={account.platform}
          className="w-20 shrink-0 rounded-md border sm:w-28"
        />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-lg">
            <span className="min-w-0 wrap-anywhere">{account.handle}</span>
            {badge}
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
            <span className="flex items-center gap-1.5">
              <PlatformMark platform={account.platform} size="sm" />
              {platformLabel(account.platform)}
            </span>
            {account.category ? <span>{account.category}</span> : null}
            {facts}
          </div>
        </div>
        <p className="tabular font-semibold text-xl tracking-tight">{formatNaira(price)}</p>
      </div>
      <p className="line-clamp-2 wrap-anywhere text-sm">{account.description}</p>
    </div>
  );
}
