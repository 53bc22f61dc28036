import { PaymentSummary } from '@/shared/wallet/payment-summary';

type PriceTableProps = {
  price: number;
  /** Where another price was agreed. */
  askingPrice?: number | undefined;
  feePercent: number;
  balance: number | undefined;
};

/** The buyer pays the price and nothing else; Oja's fee is taken from what the seller gets. */
export function PriceTable(props: PriceTableProps) {
  return <PaymentSummary {...props} feeNote="Paid by the seller" />;
}
