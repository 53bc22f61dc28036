import type { BankAccount } from '@oja/contract/bank-account-fields';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { isProofCancelled } from '@/lib/api/api-error';
import { serverNowMs } from '@/lib/server-clock';
import { type BankAccountChange, linkBankAccountMutation, updateBankAccountMutation } from '../api';
import { waitingNote } from '../logic/bank-account';
import { bankAccountFailure } from '../logic/wallet-failures';

type SaveOptions = { account: BankAccount | undefined; onDone: () => void };

/** Links a new account or replaces the given one, and says how it went. */
export function useSaveBankAccount({ account, onDone }: SaveOptions) {
  const outcome = (title: string) => ({
    onSuccess: ({ data }: { data: BankAccount }) => {
      toast({
        title,
        description: waitingNote(data, serverNowMs()) ?? `${data.bank_name} ${data.account_number} is ready.`,
      });
      onDone();
    },
    onError: (error: unknown) => {
      if (isProofCancelled(error)) return;
      toast({ title: 'Verification Failed', description: bankAccountFailure(error), variant: 'destructive' });
    },
  });
  const link = useMutation({ ...linkBankAccountMutation, ...outcome('Bank Account Linked Successfully!') });
  const update = useMutation({ ...updateBankAccountMutation, ...outcome('Bank Account Updated!') });

  const save = (values: BankAccountChange['account']) => {
    if (account) update.mutate({ id: account.id, account: values });
    else link.mutate({ ...values, accountNumber: values.accountNumber ?? '' });
  };
  return { save, isSaving: link.isPending || update.isPending };
}
