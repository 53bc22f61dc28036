import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';
import { checkWallet } from './check-wallet';

type PaymentSummaryProps = {
  price: number;
  /** Where another price was agreed. */
  askingPrice?: number | undefined;
  feePercent: number;
  /** Who pays the platform fee, and when. */
  feeNote: string;
  /** Undefined while it is not known; the server decides then. */
  balance: number | undefined;
};

/** What a confirmed payment takes from the wallet, and what stays in it. */
export function PaymentSummary({ price, askingPrice, feePercent, feeNote, balance }: PaymentSummaryProps) {
  const check = balance === undefined ? undefined : checkWallet(balance, price);
  return (
    <dl className="tabular grid gap-2 rounded-lg bg-muted p-4 text-sm">
      {askingPrice === undefined ? null : <Row label="Asking price">{formatNaira(askingPrice)}</Row>}
      <Row label={askingPrice === undefined ? 'Price' : 'Agreed price'}>{formatNaira(price)}</Row>
      <Row label={`Platform fee, ${feePercent}%`}>{feeNote}</Row>
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
      <dd className="text-right">{children}</dd>
    </div>
  );
}
