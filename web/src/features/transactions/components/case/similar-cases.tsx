import type { SimilarCase } from '@oja/contract/case-desk';
import { disputeReasonLabels } from '@oja/contract/purchase-fields';
import { rulingRuleTexts } from '@oja/contract/ruling-fields';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Loaded } from '@/components/ui/loaded';
import { PlatformMark } from '@/components/ui/platform-mark';
import { Skeleton } from '@/components/ui/skeleton';
import { adminPaths } from '@/config/admin-paths';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { similarCasesQuery } from '../../api';
import { outcomeLabels } from '../../logic/transaction-labels';

/** How disputes of this seller, and disputes like this one, were decided before. */
export function SimilarCases({ purchaseId }: { purchaseId: string }) {
  const query = useQuery(similarCasesQuery(purchaseId));
  return (
    <Loaded query={query} failure="Failed to load similar cases" skeleton={<Skeleton className="h-32" />}>
      {(cases) =>
        cases.length === 0 ? (
          <p className="text-muted-foreground text-sm">
            No dispute of this seller was decided before, and none about the same on this platform.
          </p>
        ) : (
          <ol className="grid gap-3">
            {cases.map((similar) => (
              <SimilarItem key={similar.purchase_id} similar={similar} />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function SimilarItem({ similar }: { similar: SimilarCase }) {
  const { outcome, rule } = similar;
  return (
    <li className="grid gap-1.5 rounded-lg border p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <PlatformMark platform={similar.platform} size="sm" labelled />
        <Link
          to={{ pathname: adminPaths.transactions, search: `?case=${similar.purchase_id}` }}
          target="_blank"
          className="font-medium underline underline-offset-4"
        >
          {similar.reference} {similar.handle}
        </Link>
        {similar.same_seller ? <Badge variant="warning">Same seller</Badge> : null}
        <time dateTime={similar.resolved_at} className="text-muted-foreground text-xs">
          {formatDate(similar.resolved_at)}
        </time>
      </div>
      <p>
        {disputeReasonLabels[similar.reason]}: <span className="font-medium">{outcomeLabels[outcome]}</span>
        {rule ? `, ${rulingRuleTexts[rule].label}` : ''}
      </p>
      <p className="tabular text-muted-foreground">
        {formatNaira(similar.refund)} of {formatNaira(similar.price)} went back to the buyer.
      </p>
    </li>
  );
}
