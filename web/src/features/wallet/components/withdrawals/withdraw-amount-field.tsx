import type { WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { formatNaira } from '@/lib/money';
import { NairaInput } from '@/shared/wallet/naira-input';
import { minimumWithdrawalText, type WithdrawalForm } from '../../logic/withdrawal';

export function WithdrawAmountField({ options }: { options: WithdrawalOptions }) {
  const { control, setValue, formState } = useFormContext<WithdrawalForm>();
  const most = Math.min(options.available, options.daily_left);
  return (
    <div className="grid gap-2">
      <Field
        label="Amount"
        required
        hint={minimumWithdrawalText(options.minimum)}
        error={formState.errors.amount?.message}
      >
        <NairaInput control={control} name="amount" />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <p className="text-muted-foreground">
          Available balance:{' '}
          <span className="tabular font-semibold text-foreground">{formatNaira(options.available)}</span>
        </p>
        {most > 0 ? (
          <Button
            variant="link"
            size="sm"
            className="px-0"
            onClick={() => setValue('amount', String(most), { shouldValidate: formState.isSubmitted })}
          >
            Use the whole {most < options.available ? 'daily limit' : 'balance'}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
