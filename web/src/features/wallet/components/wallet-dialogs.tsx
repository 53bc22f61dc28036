import { lazy, Suspense } from 'react';
import type { WalletDialogs as Dialogs, WalletDialog } from '../hooks/use-wallet-dialogs';

/** Each comes when it is first opened; the page itself is read far more often than any of them. */
const AddFundsDialog = lazy(async () => ({
  default: (await import('./add-funds/add-funds-dialog')).AddFundsDialog,
}));
const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdrawals/withdraw-dialog')).WithdrawDialog,
}));
const BankAccountDialog = lazy(async () => ({
  default: (await import('./bank-accounts/bank-account-dialog')).BankAccountDialog,
}));
const MovementsDialog = lazy(async () => ({
  default: (await import('./movements/movements-dialog')).MovementsDialog,
}));

export function WalletDialogs({ dialogs }: { dialogs: Dialogs }) {
  if (!dialogs.shown) return null;
  return (
    <Suspense fallback={null}>
      <ShownDialog dialog={dialogs.shown} open={dialogs.isOpen} onClose={dialogs.close} />
    </Suspense>
  );
}

type ShownDialogProps = { dialog: WalletDialog; open: boolean; onClose: () => void };

function ShownDialog({ dialog, open, onClose }: ShownDialogProps) {
  switch (dialog.kind) {
    case 'add-funds':
      return <AddFundsDialog open={open} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog open={open} onClose={onClose} />;
    case 'bank-account':
      return <BankAccountDialog account={dialog.account} open={open} onClose={onClose} />;
    case 'transactions':
      return <MovementsDialog variant="all" search={dialog.search} open={open} onClose={onClose} />;
    case 'history':
      return <MovementsDialog variant="history" open={open} onClose={onClose} />;
  }
}
