import type { Receipt } from '@oja/contract/receipt';
import { Logo } from '@/components/brand/logo';
import { StackedFact } from '@/components/ui/facts';
import { platformLabel } from '@/components/ui/platform-mark';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { statusLooks } from '../../logic/purchase-status';

export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { account, buyer, seller } = receipt;
  return (
    <article aria-label={`Receipt ${receipt.reference}`} className="grid gap-5 rounded-lg border p-5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Logo />
        <div className="text-right">
          <p className="tabular font-semibold text-base">{receipt.reference}</p>
          <p className="text-muted-foreground">Issued {formatDate(receipt.issued_at)}</p>
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <StackedFact label="Account">
          {account.handle}, {platformLabel(account.platform)}
        </StackedFact>
        <StackedFact label="Status">{statusLooks[receipt.status].badge}</StackedFact>
        <StackedFact label="Buyer">
          {buyer.name}
          <br />
          {buyer.email}
        </StackedFact>
        <StackedFact label="Seller">{seller.name}</StackedFact>
        <StackedFact label="Bought">{formatDateTime(receipt.bought_at)}</StackedFact>
        {receipt.completed_at ? (
          <StackedFact label="Settled">{formatDateTime(receipt.completed_at)}</StackedFact>
        ) : null}
      </dl>
      <dl className="tabular grid gap-2 border-t pt-4">
        {receipt.lines.map(({ label, amount }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted-foreground">{label}</dt>
            <dd>{formatNaira(amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t pt-2 font-semibold text-base">
          <dt>Total paid</dt>
          <dd>{formatNaira(receipt.total)}</dd>
        </div>
      </dl>
    </article>
  );
}
