import type { WaitingApproval } from '@oja/contract/approvals';
import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';

/** In place of the form of a decision while a proposed one waits. The one who proposed it reads it as well. */
export function DecisionWaits({ approval }: { approval: NonNullable<WaitingApproval> }) {
  return (
    <Notice variant="warning">
      <p>
        A proposed decision waits for approval by another member of staff until{' '}
        {formatDateTime(approval.lapses_at)}.{' '}
        <Link
          to={`${adminPaths.approvals}?approval=${approval.id}`}
          className="font-medium underline underline-offset-4"
        >
          See the proposal
        </Link>
      </p>
    </Notice>
  );
}
