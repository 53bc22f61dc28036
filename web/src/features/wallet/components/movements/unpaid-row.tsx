import type { UnpaidPayment } from '@oja/contract/wallet';
import { CircleSlash2 } from 'lucide-react';
import type { BadgeVariant } from '@/components/ui/badge';
import { MovementRow } from '@/shared/wallet/movement-row';

type View = { title: string; detail: string; label: string; variant: BadgeVariant };

const views: Record<UnpaidPayment['status'], View> = {
  declined: {
    title: 'Payment declined',
    detail: 'Nothing was added to your wallet',
    label: 'Failed',
    variant: 'destructive',
  },
  cancelled: {
    title: 'Payment cancelled',
    detail: 'Nothing was taken',
    label: 'Cancelled',
    variant: 'secondary',
  },
  waiting: {
    title: 'Payment not settled yet',
    detail: 'It is added as soon as your bank confirms it',
    label: 'Waiting',
    variant: 'info',
  },
};

/** A payment into the wallet that was started and not made. */
export function UnpaidRow({ payment }: { payment: UnpaidPayment }) {
  const { title, detail, label, variant } = views[payment.status];
  return (
    <MovementRow
      Icon={CircleSlash2}
      title={title}
      detail={detail}
      isDetailNeeded
      date={payment.date}
      amount={payment.amount}
      isUnpaid
      status={{ label, variant }}
    />
  );
}
