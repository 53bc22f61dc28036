import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';
import { checkWallet } from '../../logic/purchase-checks';

type PriceTableProps = { price: number; feePercent: number; balance: number | undefined };

/** The buyer pays the price and nothing else; Oja's fee is taken from what the seller gets. */
export function PriceTable({ price, feePercent, balance }: PriceTableProps) {
  const check = balance === undefined ? undefined : checkWallet(balance, price);
  return (
    <dl className="tabular grid gap-2 rounded-lg bg-muted p-4 text-sm">
      <Row label="Price">{formatNaira(price)}</Row>
      <Row label={`Platform fee, ${feePercent}%`}>Paid by the seller</Row>
      <Row label="You pay" isTotal>
        {formatNaira(price)}
      </Row>
      {balance === undefined ? null : <Row label="Your wallet">{formatNaira(balance)}</Row>}
      {check?.covers ? <Row label="Left afterwards">{formatNaira(check.left)}</Row> : null}
      {check && !check.covers ? (
        <Row label="Missing" isMissing>
          {formatNaira(check.missing)}
        </Row>
      ) : null}
    </dl>
  );
}

type RowProps = { label: string; isTotal?: boolean; isMissing?: boolean; children: ReactNode };

function Row({ label, isTotal = false, isMissing = false, children }: RowProps) {
  return (
    <div
      className={cn(
        'flex items-baseline justify-between gap-4',
        isTotal && 'border-b pb-2 font-semibold text-base',
        isMissing && 'font-semibold text-danger',
      )}
    >
      <dt className={cn(isTotal || isMissing ? undefined : 'text-muted-foreground')}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
