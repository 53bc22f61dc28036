import type { ReplyOf } from '@oja/contract/endpoint';
import type { walletEndpoints } from '@oja/contract/wallet';
import { Badge } from '@/components/ui/badge';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';

type Referrals = ReplyOf<typeof walletEndpoints.listReferrals>;

/** How many joined, what that earned, and who they are. */
export function ReferredFriends({ joined, earned, friends }: Referrals) {
  return (
    <div className="grid gap-4">
      <dl className="tabular grid grid-cols-2 gap-3 text-sm">
        <div className="rounded-lg bg-muted p-3">
          <dt className="text-muted-foreground">Friends joined</dt>
          <dd className="font-semibold text-lg">{joined}</dd>
        </div>
        <div className="rounded-lg bg-muted p-3">
          <dt className="text-muted-foreground">Earned</dt>
          <dd className="font-semibold text-lg">{formatNaira(earned)}</dd>
        </div>
      </dl>
      {friends.length === 0 ? (
        <p className="text-muted-foreground text-sm">Nobody has joined with your code yet.</p>
      ) : (
        <ul aria-label="Friends who joined" className="divide-y rounded-lg border">
          {friends.map(({ name, joined_at: joinedAt, reward }) => (
            <li
              key={`${name} ${joinedAt}`}
              className="flex items-center justify-between gap-3 px-4 py-2.5 text-sm"
            >
              <div className="min-w-0">
                <p className="truncate font-medium">{name}</p>
                <p className="text-muted-foreground">Joined on {formatDate(joinedAt)}</p>
              </div>
              {reward === null ? (
                <Badge variant="secondary">No reward yet</Badge>
              ) : (
                <Badge variant="success">{formatNaira(reward)} earned</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
