import type { TransactionStatus } from '@oja/contract/admin-transactions';
import type { DisputeStatus } from '@oja/contract/purchase-fields';
import { Badge } from '@/components/ui/badge';
import { disputeLooks, statusLooks } from '../logic/transaction-labels';

export function TransactionStatusBadge({ status }: { status: TransactionStatus }) {
  return <Badge variant={statusLooks[status].variant}>{statusLooks[status].label}</Badge>;
}

export function DisputeBadge({ status }: { status: DisputeStatus }) {
  return <Badge variant={disputeLooks[status].variant}>{disputeLooks[status].label}</Badge>;
}
