import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';
import { planFeaturesQuery } from '../api';
import type { GroupedPlan } from '../logic/group-plan-features';

/** In line with the title above the table. */
const firstColumn = 'w-1/3 pl-5 sm:pl-6';

/** Every feature against every plan. */
export function PlanComparison() {
  const query = useQuery(planFeaturesQuery);
  if (query.data && query.data.length < 2) return null;
  return (
    <Card className="relative overflow-hidden">
      <CardHeader className="pb-4 sm:pb-5">
        <CardTitle as="h2">Compare plans</CardTitle>
      </CardHeader>
      <div className="border-t">
        {query.isPending ? <TableSkeleton rows={4} columns={4} /> : null}
        {query.isLoadingError ? (
          <ErrorState
            title="Failed to fetch plans"
            description={failureSentence(query.error, 'Failed to fetch plans')}
            retryLabel="Try Again"
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {query.data ? <ComparisonTable plans={query.data} /> : null}
      </div>
    </Card>
  );
}

function ComparisonTable({ plans }: { plans: readonly GroupedPlan[] }) {
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  return (
    <Table label="Compare plans" className="min-w-2xl table-fixed">
      <TableHeader>
        <TableRow>
          <TableHead className={firstColumn}>Feature</TableHead>
          {plans.map((plan) => (
            <TableHead key={plan.id} className="text-center">
              {plan.name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        <TableRow>
          <TableHead scope="row" className={cn(firstColumn, 'text-foreground text-sm')}>
            Price
          </TableHead>
          {plans.map((plan) => (
            <TableCell key={plan.id} className="tabular text-center">
              {formatNaira(plan.price)}
            </TableCell>
          ))}
        </TableRow>
        <TableRow>
          <TableHead scope="row" className={cn(firstColumn, 'text-foreground text-sm')}>
            Upload limit
          </TableHead>
          {plans.map((plan) => (
            <TableCell key={plan.id} className="tabular text-center">
              {plan.uploadLimit}
            </TableCell>
          ))}
        </TableRow>
        {features.map((feature) => (
          <TableRow key={feature}>
            <TableHead scope="row" className={cn(firstColumn, 'text-foreground text-sm')}>
              {feature}
            </TableHead>
            {plans.map((plan) => (
              <TableCell key={plan.id} className="text-center">
                <Mark isThere={plan.features.includes(feature)} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Mark({ isThere }: { isThere: boolean }) {
  const Icon = isThere ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={isThere ? 'mx-auto size-4 text-success' : 'mx-auto size-4 text-muted-foreground'}
      />
      <span className="sr-only">{isThere ? 'Included' : 'Not included'}</span>
    </>
  );
}
