import { CalendarRange } from 'lucide-react';
import { AmountInput } from '@/components/ui/amount-input';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { readAmount } from '@/lib/query-params';
import { useSearchText } from '@/lib/use-search-text';
import { countRanges, crossedRange, type UserView } from '../logic/user-view';

type RangeFiltersProps = { view: UserView; onChange: (change: Partial<UserView>) => void };

/** The days of joining and the balances between which people are listed. */
export function RangeFilters({ view, onChange }: RangeFiltersProps) {
  const used = countRanges(view);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">
          <CalendarRange aria-hidden="true" />
          Joined and balance
          {used > 0 ? <Badge className="tabular">{used}</Badge> : null}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Joined and balance" className="grid w-96 gap-4">
        <JoinedRange view={view} onChange={onChange} />
        <BalanceRange view={view} onChange={onChange} />
      </PopoverContent>
    </Popover>
  );
}

function JoinedRange({ view, onChange }: RangeFiltersProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3">
      <legend className="sr-only">Day of joining</legend>
      <Field label="Joined from">
        <Input
          type="date"
          value={view.joinedFrom}
          onChange={({ target }) => onChange({ joinedFrom: target.value, page: 1 })}
        />
      </Field>
      <Field label="Joined to">
        <Input
          type="date"
          value={view.joinedTo}
          onChange={({ target }) => onChange({ joinedTo: target.value, page: 1 })}
        />
      </Field>
      {crossedRange(view).joined ? <Crossed>The earlier day comes first.</Crossed> : null}
    </fieldset>
  );
}

function BalanceRange({ view, onChange }: RangeFiltersProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3">
      <legend className="sr-only">Balance in naira</legend>
      <BalanceField
        label="Balance from (₦)"
        applied={view.balanceFrom}
        onApply={(balanceFrom) => onChange({ balanceFrom, page: 1 })}
      />
      <BalanceField
        label="Balance to (₦)"
        applied={view.balanceTo}
        onApply={(balanceTo) => onChange({ balanceTo, page: 1 })}
      />
      {crossedRange(view).balance ? <Crossed>The smaller amount comes first.</Crossed> : null}
    </fieldset>
  );
}

type BalanceFieldProps = { label: string; applied: string; onApply: (amount: string) => void };

function BalanceField({ label, applied, onApply }: BalanceFieldProps) {
  const [text, setText, applyNow] = useSearchText(applied, (typed) => onApply(readAmount(typed)));
  const isUnreadable = text !== '' && readAmount(text) === '';
  return (
    <Field label={label}>
      <AmountInput
        placeholder="Any"
        maxLength={16}
        value={text}
        onValueChange={setText}
        onBlur={applyNow}
        aria-invalid={isUnreadable || undefined}
      />
    </Field>
  );
}

function Crossed({ children }: { children: string }) {
  return (
    <p role="alert" className="col-span-full text-danger text-sm">
      {children}
    </p>
  );
}
