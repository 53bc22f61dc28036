import type { OwnSanction } from '@oja/contract/account-standing';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { standingQuery } from '@/shared/sanctions/standing-query';

/** Says what is paused and why, above everything else. Nothing while nothing is. */
export function StandingNotice() {
  const { data = [] } = useQuery(standingQuery);
  const standing = data.filter((sanction) => sanction.ended === null && sanction.kind in sentences);
  return standing.map((sanction) => (
    <Notice key={sanction.id} variant="danger" role="status">
      <p className="font-medium">
        {sentences[sanction.kind]}
        {sanction.until ? ` until ${formatDateTime(sanction.until)}` : ''}
      </p>
      <p className="break-words">
        {sanction.reason}{' '}
        <Link
          to={`${paths.dashboard.settings}#standing`}
          className="font-medium underline underline-offset-4"
        >
          See your account standing
        </Link>
      </p>
    </Notice>
  ));
}

const sentences: Partial<Record<OwnSanction['kind'], string>> = {
  selling_paused: 'Our team paused selling for your account',
  withdrawals_paused: 'Our team paused withdrawals from your wallet',
};
