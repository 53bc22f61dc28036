import type { MoneyWatch } from '@oja/contract/money-watch';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { SectionCard } from '@/components/ui/section-card';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';
import { balanceSheet, kindLabel, type SheetSide } from '../../logic/balance-sheet';

const classLabels: Record<MoneyWatch['balances'][number]['class'], string> = {
  asset: 'Asset',
  expense: 'Expense',
  liability: 'Liability',
  revenue: 'Revenue',
};

/** Both sides with their sums, which must be equal. */
export function BalancesCard({ balances }: { balances: MoneyWatch['balances'] }) {
  const { debits, credits, isEqual } = balanceSheet(balances);
  const Icon = isEqual ? CircleCheck : CircleAlert;
  return (
    <SectionCard
      title="Balances"
      action={
        <Badge variant={isEqual ? 'success' : 'destructive'} className="mr-2">
          <Icon aria-hidden="true" />
          {isEqual ? 'Both sides are equal' : 'The sides differ'}
        </Badge>
      }
    >
      <div className="grid divide-y md:grid-cols-2 md:divide-x md:divide-y-0">
        <Side title="Where the money is" side={debits} isEqual={isEqual} />
        <Side title="Whose it is" side={credits} isEqual={isEqual} />
      </div>
    </SectionCard>
  );
}

function Side({ title, side, isEqual }: { title: string; side: SheetSide; isEqual: boolean }) {
  return (
    <div className="flex flex-col p-5">
      <h3 className="mb-2 font-medium text-sm">{title}</h3>
      <dl className="grid flex-1 content-start gap-2 text-sm">
        {side.rows.map(({ kind, class: className, balance }) => (
          <div key={kind} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
              {kindLabel(kind)}
              <span className="ml-2 text-muted-foreground text-xs">{classLabels[className]}</span>
            </dt>
            <dd className="tabular whitespace-nowrap">{formatNaira(balance)}</dd>
          </div>
        ))}
      </dl>
      <p
        className={cn(
          'tabular mt-3 flex justify-between gap-4 border-t pt-3 font-semibold text-sm',
          !isEqual && 'text-danger',
        )}
      >
        <span>Total</span>
        <span>{formatNaira(side.total)}</span>
      </p>
    </div>
  );
}
