import type { BankAccount } from '@oja/contract/bank-account-fields';
import { keepOpenForCombobox } from '@/components/ui/combobox';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { BankAccountForm } from './bank-account-form';

type BankAccountDialogProps = {
  /** Without one, a new account is linked. */
  account: BankAccount | undefined;
  open: boolean;
  onClose: () => void;
};

export function BankAccountDialog({ account, open, onClose }: BankAccountDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent onEscapeKeyDown={keepOpenForCombobox}>
        <DialogHeader>
          <DialogTitle>{account ? 'Edit Bank Account' : 'Link Bank Account'}</DialogTitle>
          <DialogDescription>
            The account must be in your own name. We ask the bank who holds it.
          </DialogDescription>
        </DialogHeader>
        <BankAccountForm account={account} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}
