import { rangeSentences } from '@oja/contract/ranges';
import { textLimits } from '@oja/contract/text-limits';
import { CalendarRange } from 'lucide-react';
import { AmountInput } from '@/components/ui/amount-input';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { readAmount, readDay } from '@/lib/query-params';
import { useSearchText } from '@/lib/use-search-text';
import { countRanges, isCrossed, type Range, type Ranges } from './ranges';

type RangeFiltersProps = {
  /** What the days and the amounts are: Date and Amount, Joined and Balance. */
  days: string;
  amounts: string;
  ranges: Ranges;
  onChange: (part: Partial<Ranges>) => void;
};

/** The days and the amounts between which a list shows its rows. */
export function RangeFilters({ days, amounts, ranges, onChange }: RangeFiltersProps) {
  const used = countRanges(ranges);
  const label = `${days} and ${amounts.toLowerCase()}`;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">
          <CalendarRange aria-hidden="true" className="max-sm:hidden" />
          {label}
          {used > 0 ? <Badge className="tabular">{used}</Badge> : null}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={label} className="grid w-96 max-w-[calc(100vw-2rem)] gap-4">
        <RangeFields
          kind="day"
          label={days}
          applied={{ from: ranges.dateFrom, to: ranges.dateTo }}
          onApply={({ from, to }) => onChange({ dateFrom: from, dateTo: to })}
        />
        <RangeFields
          kind="amount"
          label={amounts}
          applied={{ from: ranges.amountFrom, to: ranges.amountTo }}
          onApply={({ from, to }) => onChange({ amountFrom: from, amountTo: to })}
        />
      </PopoverContent>
    </Popover>
  );
}

type Kind = 'day' | 'amount';
const kinds = {
  day: { read: readDay, unit: '', crossed: rangeSentences.date },
  amount: { read: readAmount, unit: ' (₦)', crossed: rangeSentences.amount },
} as const;

type RangeFieldsProps = { kind: Kind; label: string; applied: Range; onApply: (range: Range) => void };

/** What is typed stays as it is; it is applied once both limits can be read and stand in order. */
function RangeFields({ kind, label, applied, onApply }: RangeFieldsProps) {
  const { read, unit, crossed } = kinds[kind];
  const apply = (typed: Range) => {
    const range = { from: read(typed.from), to: read(typed.to) };
    if (!isCrossed(range)) onApply(range);
  };
  const [from, setFrom, applyFrom] = useSearchText(applied.from, (typed) => apply({ from: typed, to }));
  const [to, setTo, applyTo] = useSearchText(applied.to, (typed) => apply({ from, to: typed }));
  const sentence = isCrossed({ from: read(from), to: read(to) }) ? crossed : undefined;
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3">
      <legend className="sr-only">{label}</legend>
      <Limit kind={kind} label={`${label} from${unit}`} text={from} onType={setFrom} onLeave={applyFrom} />
      <Limit
        kind={kind}
        label={`${label} to${unit}`}
        text={to}
        sentence={sentence}
        onType={setTo}
        onLeave={applyTo}
      />
    </fieldset>
  );
}

type LimitProps = {
  kind: Kind;
  label: string;
  text: string;
  sentence?: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
};

function Limit({ kind, label, text, sentence, onType, onLeave }: LimitProps) {
  const isUnreadable = kind === 'amount' && text !== '' && readAmount(text) === '';
  return (
    <Field label={label} error={isUnreadable ? 'Please enter an amount in naira.' : sentence}>
      {kind === 'day' ? (
        <Input type="date" value={text} onChange={({ target }) => onType(target.value)} onBlur={onLeave} />
      ) : (
        <AmountInput
          placeholder="Any"
          maxLength={textLimits.typedAmount}
          value={text}
          onValueChange={onType}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
