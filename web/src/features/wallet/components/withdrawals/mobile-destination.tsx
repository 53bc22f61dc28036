import type { BankAccount } from '@oja/contract/bank-account-fields';
import type { WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { cn } from '@/lib/class-names';
import { deleteMobileWalletMutation } from '../../api';
import { another, type WithdrawalForm } from '../../logic/withdrawal';
import { AccountHint, mayReceive } from './account-hint';
import { choiceClasses } from './method-field';
import { NewMobileFields } from './new-mobile-fields';

type MobileDestinationProps = { options: Pick<WithdrawalOptions, 'mobile_wallets' | 'mobile_providers'> };

/** One of the linked mobile wallets, or another number that is linked by submitting. */
export function MobileDestination({ options }: MobileDestinationProps) {
  const { control, formState, watch, setValue } = useFormContext<WithdrawalForm>();
  const wallets = options.mobile_wallets;
  const chosen = watch('mobileWalletId');
  const suggested = wallets.length === 0 ? another : wallets.find(mayReceive)?.id;
  useEffect(() => {
    if (suggested && chosen === '') setValue('mobileWalletId', suggested);
  }, [suggested, chosen, setValue]);
  return (
    <>
      <Controller
        control={control}
        name="mobileWalletId"
        render={({ field }) => (
          <Field label="Mobile wallet" required error={formState.errors.mobileWalletId?.message}>
            <RadioGroup value={field.value} onValueChange={field.onChange} className="gap-2">
              {wallets.map((wallet) => (
                <WalletOption
                  key={wallet.id}
                  wallet={wallet}
                  onRemoved={() => (field.value === wallet.id ? field.onChange('') : undefined)}
                />
              ))}
              <RadioOption value={another} label="Another number" className={choiceClasses} />
            </RadioGroup>
          </Field>
        )}
      />
      {chosen === another ? <NewMobileFields providers={options.mobile_providers} /> : null}
    </>
  );
}

function WalletOption({ wallet, onRemoved }: { wallet: BankAccount; onRemoved: () => void }) {
  const remove = useMutation({
    ...deleteMobileWalletMutation,
    onSuccess: () => {
      toast({ title: 'Mobile Wallet Removed' });
      onRemoved();
    },
    onError: (error) =>
      toastFailure(error, 'The mobile wallet could not be removed. Please try again.', 'Delete Failed'),
  });
  return (
    <div className={cn(choiceClasses, 'flex items-start gap-2')}>
      <RadioOption
        value={wallet.id}
        disabled={!mayReceive(wallet)}
        label={wallet.bank_name}
        hint={<AccountHint account={wallet} />}
        className="min-w-0 flex-1"
      />
      <Button
        variant="ghost"
        size="sm"
        className="relative z-10"
        busy={remove.isPending}
        busyLabel="Removing..."
        onClick={() => remove.mutate(wallet.id)}
        aria-label={`Remove ${wallet.bank_name} ${wallet.account_number}`}
      >
        Remove
      </Button>
    </div>
  );
}
