import { cn } from '@/lib/class-names';
import { usePublicTerms } from '@/shared/terms/public-terms';
import { exampleWallet } from '../example-sale';

/** A wallet with its last movements. */
export function StatementPicture() {
  const { balance, movements } = exampleWallet(usePublicTerms());
  return (
    <div className="rounded-lg border bg-background p-4">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-muted-foreground text-sm">Available balance</span>
        <span className="tabular font-semibold text-xl">{balance}</span>
      </div>
      <ul className="mt-3 divide-y divide-dashed border-t text-sm">
        {movements.map(({ date, text, amount }) => (
          <li key={text} className="flex items-baseline gap-3 py-2">
            <span className="tabular w-13 shrink-0 text-muted-foreground text-xs max-sm:hidden">{date}</span>
            <span className="min-w-0 flex-1">
              {text}
              <span className="tabular block text-muted-foreground text-xs sm:hidden">{date}</span>
            </span>
            <span
              className={cn(
                'tabular whitespace-nowrap font-medium',
                amount.startsWith('+') && 'text-success',
              )}
            >
              {amount}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
