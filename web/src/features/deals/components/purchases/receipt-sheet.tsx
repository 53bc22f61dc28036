import type { Receipt } from '@oja/contract/purchases';
import type { ReactNode } from 'react';
import { Logo } from '@/components/brand/logo';
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
        <Fact label="Account">
          {account.handle}, {platformLabel(account.platform)}
        </Fact>
        <Fact label="Status">{statusLooks[receipt.status].badge}</Fact>
        <Fact label="Buyer">
          {buyer.name}
          <br />
          {buyer.email}
        </Fact>
        <Fact label="Seller">{seller.name}</Fact>
        <Fact label="Bought">{formatDateTime(receipt.bought_at)}</Fact>
        {receipt.completed_at ? <Fact label="Settled">{formatDateTime(receipt.completed_at)}</Fact> : null}
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}
