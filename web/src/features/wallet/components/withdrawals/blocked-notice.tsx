import type { WithdrawalOptions } from '@oja/contract/payouts';
import { Notice } from '@/components/ui/notice';

/** Why no withdrawal is possible now; the sentence of the server names the end where there is one. */
export function BlockedNotice({ blocked }: { blocked: NonNullable<WithdrawalOptions['blocked']> }) {
  return <Notice variant="warning">{blocked.reason}</Notice>;
}
