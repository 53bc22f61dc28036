import type { BankAccount } from '@oja/contract/bank-account-fields';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { serverNowMs } from '@/lib/server-clock';
import { linkBankAccountMutation, linkMobileWalletMutation } from '../api';
import { waitingNote } from '../logic/bank-account';
import { bankAccountFailure } from '../logic/wallet-failures';
import type { NewDestination } from '../logic/withdrawal';

const titles = {
  bank: 'Bank Account Linked Successfully!',
  mobile: 'Mobile Wallet Linked Successfully!',
} as const;

/** Links a destination and shows from when it can be used; undefined when it was refused, which is shown too. */
export function useLinkDestination() {
  const bank = useMutation(linkBankAccountMutation);
  const mobile = useMutation(linkMobileWalletMutation);
  const link = async (wanted: NewDestination): Promise<BankAccount | undefined> => {
    try {
      const { data } =
        wanted.kind === 'bank'
          ? await bank.mutateAsync(wanted.account)
          : await mobile.mutateAsync(wanted.wallet);
      const ready = `${data.bank_name} ${data.account_number} is ready.`;
      toast({ title: titles[wanted.kind], description: waitingNote(data, serverNowMs()) ?? ready });
      return data;
    } catch (error) {
      toast({
        title: 'Verification Failed',
        description: bankAccountFailure(error),
        variant: 'destructive',
      });
      return undefined;
    }
  };
  return { link, isLinking: bank.isPending || mobile.isPending };
}
