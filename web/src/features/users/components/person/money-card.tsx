import type { PersonPage } from '@oja/contract/person-page';
import { SectionCard } from '@/components/ui/section-card';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';

/** Balance, what is held where, and totals of all time. */
export function MoneyCard({ person }: { person: PersonPage }) {
  const { money } = person;
  const groups = [
    [
      { label: 'Wallet balance', amount: person.wallet.balance, isMain: true },
      { label: 'Owed to Oja', amount: money.debt },
    ],
    [
      { label: 'In escrow, as the buyer', amount: money.in_escrow },
      { label: 'Open sales', amount: money.open_sales },
      { label: 'Held in cover', amount: money.held_in_cover },
      { label: 'Withdrawals on the way', amount: money.withdrawals_on_their_way },
    ],
    [
      { label: 'Paid in, all time', amount: money.deposited },
      { label: 'Withdrawn, all time', amount: money.withdrawn },
      { label: 'Spent, all time', amount: money.spent },
      { label: 'Earned, all time', amount: money.earned },
    ],
  ];
  return (
    <SectionCard title="Money">
      <div className="grid divide-y @3xl:grid-cols-3 @3xl:divide-x @3xl:divide-y-0">
        {groups.map((sums) => (
          <dl key={sums[0]?.label} className="grid content-start gap-2 p-5 text-sm">
            {sums.map(({ label, amount, ...sum }) => (
              <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className={cn('tabular whitespace-nowrap font-medium', 'isMain' in sum && 'text-lg')}>
                  {formatNaira(amount)}
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
    </SectionCard>
  );
}
