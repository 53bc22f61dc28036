import { Check } from 'lucide-react';

const days = [1, 2, 3, 4, 5, 6, 7] as const;
const confirmedOn = 3;

/** The days a buyer has to check an account, as a ruler. */
export function WindowPicture() {
  return (
    <div className="rounded-lg border bg-background p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">Seven days to check</span>
        <span className="text-muted-foreground text-xs">an example of the dispute window</span>
      </div>
      <div className="mt-4 grid grid-cols-7 gap-1">
        {days.map((day) => (
          <div key={day} className="grid justify-items-center gap-1.5">
            <span
              className={
                day <= confirmedOn
                  ? 'flex h-9 w-full items-center justify-center rounded-sm bg-primary text-primary-foreground'
                  : 'h-9 w-full rounded-sm bg-accent'
              }
            >
              {day === confirmedOn ? <Check className="size-4" /> : null}
            </span>
            <span className="tabular text-muted-foreground text-xs">{day}</span>
          </div>
        ))}
      </div>
      <div className="mt-3 grid gap-1 text-xs sm:grid-cols-2">
        <p>
          <span className="font-medium text-primary">Day 3</span>{' '}
          <span className="text-muted-foreground">Buyer confirms, seller is paid</span>
        </p>
        <p className="sm:text-right">
          <span className="font-medium">Day 7</span>{' '}
          <span className="text-muted-foreground">Paid without a dispute</span>
        </p>
      </div>
    </div>
  );
}
