import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/class-names';

/** An input for naira. Turning the mouse wheel must not change the amount. */
export function AmountInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 font-semibold text-lg text-muted-foreground"
      >
        ₦
      </span>
      <Input
        type="number"
        inputMode="decimal"
        min={1}
        step="0.01"
        placeholder="0.00"
        autoComplete="off"
        onWheel={(event) => event.currentTarget.blur()}
        className={cn(
          'tabular h-12 pl-9 font-semibold text-lg md:text-lg pointer-coarse:h-12',
          // Arrows that add a kobo are of no use.
          '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
          className,
        )}
        {...rest}
      />
    </div>
  );
}
