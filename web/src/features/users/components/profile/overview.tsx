import type { UserProfile } from '@oja/contract/managed-user-fields';
import { recallDays } from '@oja/contract/recall-terms';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import { cn } from '@/lib/class-names';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { ClaimLinks } from '@/shared/cover/claim-links';
import { paddedNumber, sellingText } from '../../logic/user-labels';

export function Overview({ profile }: { profile: UserProfile }) {
  const nothing = <span className="text-muted-foreground">Not given</span>;
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          { term: 'User ID', value: <span className="tabular">{paddedNumber(profile.number)}</span> },
          { term: 'Join date', value: formatDate(profile.created_at) },
          { term: 'Referral code', value: profile.referral_code },
          { term: 'Wallet balance', value: formatNaira(profile.wallet.balance) },
          { term: 'Phone', value: profile.phone || nothing },
          { term: 'Location', value: profile.location || nothing },
          { term: 'Plan', value: profile.plan?.name ?? 'None' },
          { term: 'E-mail', value: profile.email_confirmed ? 'Confirmed' : 'Not confirmed' },
          { term: 'Two-factor sign-in', value: profile.two_factor ? 'On' : 'Off' },
          { term: `Recalls in ${recallDays} days`, value: String(profile.recalls) },
          { term: 'Selling', value: sellingText(profile) },
        ]}
      />
      {profile.open_claims.length > 0 ? (
        <section aria-labelledby="open-claims" className="grid gap-2">
          <h3 id="open-claims" className="font-semibold">
            Open claims
          </h3>
          <ClaimLinks claims={profile.open_claims} />
        </section>
      ) : null}
      <section aria-labelledby="wallet-history" className="grid gap-2">
        <h3 id="wallet-history" className="font-semibold">
          Wallet history
        </h3>
        {profile.wallet_histories.length === 0 ? (
          <p className="text-muted-foreground text-sm">No wallet history yet.</p>
        ) : (
          <ul className="divide-y rounded-lg border">
            {profile.wallet_histories.map((entry) => (
              <WalletEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function WalletEntry({ entry }: { entry: UserProfile['wallet_histories'][number] }) {
  const isCredit = entry.type === 'credit';
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 text-sm">
      <Badge variant={isCredit ? 'success' : 'outline'} className="capitalize">
        {entry.type}
      </Badge>
      <div className="min-w-0 flex-1">
        <p className="truncate">{entry.description || entry.gateway}</p>
        <p className="text-muted-foreground text-xs">
          {entry.gateway} · <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>
        </p>
      </div>
      <p className={cn('tabular whitespace-nowrap font-medium', isCredit && 'text-success')}>
        {isCredit ? '+' : '−'}
        {formatNaira(entry.amount)}
      </p>
    </li>
  );
}
