import type { WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { capitalise } from '@/lib/capitalise';
import { inLagosTime } from '../../logic/bank-account';
import { groupCardNumber, type WithdrawalForm } from '../../logic/withdrawal';

const groupedCardLength = 23;

type Cards = WithdrawalOptions['cards'];

/** Money goes back only to a card that funded this wallet, so the number is compared, never used. */
export function CardDestination({ cards }: { cards: Cards }) {
  const { control, formState } = useFormContext<WithdrawalForm>();
  return (
    <Controller
      control={control}
      name="cardNumber"
      render={({ field }) => (
        <Field
          label="Card number"
          required
          hint={hintFor(cards)}
          error={formState.errors.cardNumber?.message}
        >
          <Input
            {...field}
            onChange={(event) => field.onChange(groupCardNumber(event.target.value))}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="0000 0000 0000 0000"
            maxLength={groupedCardLength}
            className="tabular"
          />
        </Field>
      )}
    />
  );
}

function hintFor(cards: Cards): string {
  const only = 'Only the last four digits are sent.';
  if (cards.length === 0) return `Money can go back only to a card that has paid into this wallet. ${only}`;
  const known = cards.map(nameOf).join(', ');
  return `Cards that have paid into this wallet: ${known}. ${only}`;
}

function nameOf({ brand, last4, usable_from }: Cards[number]): string {
  const wait = usable_from ? `, from ${inLagosTime(usable_from)}` : '';
  return `${capitalise(brand)} ending in ${last4}${wait}`;
}
