import type { OwnSanction } from '@oja/contract/account-standing';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { standingQuery } from './standing-query';

/** Says what is paused and why, above everything else; nothing while nothing is. A page may ask about one kind alone. */
export function StandingNotice({ only }: { only?: PauseKind }) {
  const { data = [] } = useQuery(standingQuery);
  const standing = data.filter(
    ({ ended, kind }) => ended === null && kind in sentences && (only === undefined || kind === only),
  );
  return standing.map((sanction) => (
    <Notice key={sanction.id} variant="danger" role="status">
      <p className="font-medium">
        {sentences[sanction.kind]}
        {sanction.until ? ` until ${formatDateTime(sanction.until)}` : ''}
      </p>
      <p className="wrap-anywhere">
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

type PauseKind = 'selling_paused' | 'withdrawals_paused';

const sentences: Partial<Record<OwnSanction['kind'], string>> = {
  selling_paused: 'Our team paused selling for your account',
  withdrawals_paused: 'Our team paused withdrawals from your wallet',
};
