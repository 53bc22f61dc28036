import type { WithdrawalOptions } from '@oja/contract/payouts';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/dates';

export function BlockedNotice({ blocked }: { blocked: NonNullable<WithdrawalOptions['blocked']> }) {
  return (
    <Notice variant="warning">
      <p className="font-medium">{blocked.reason}</p>
      {blocked.until ? (
        <p>
          You can withdraw again from <time dateTime={blocked.until}>{formatDateTime(blocked.until)}</time>.
        </p>
      ) : null}
    </Notice>
  );
}
