import { PaymentSummary } from '@/shared/wallet/payment-summary';

type PriceTableProps = { price: number; feePercent: number; balance: number | undefined };

/** The buyer pays the price and nothing else; Oja's fee is taken from what the seller gets. */
export function PriceTable(props: PriceTableProps) {
  return <PaymentSummary {...props} feeNote="Paid by the seller" />;
}
