import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { StandingNotice } from '@/shared/sanctions/standing-notice';
import { fetchTransactionPage } from '../api';
import { BalanceCard } from '../components/balance-card';
import { BankAccountsCard } from '../components/bank-accounts/bank-accounts-card';
import { ExportButton } from '../components/export-button';
import { MoneyOnItsWay } from '../components/money-on-its-way';
import { QuickActions } from '../components/quick-actions';
import { RecentTransactions } from '../components/recent-transactions';
import { StatementCard } from '../components/statement-card';
import { WalletDialogs } from '../components/wallet-dialogs';
import { WalletStats } from '../components/wallet-stats';
import { WithdrawalsCard } from '../components/withdrawals/withdrawals-card';
import { useWalletDialogs } from '../hooks/use-wallet-dialogs';
import { collectPages, transactionCsv } from '../logic/movements';

export function Component() {
  const dialogs = useWalletDialogs();
  return (
    <div className="grid gap-6">
      <title>Wallet · Oja</title>
      <PageHeader
        title="Wallet"
        description="Add money, follow every kobo, and take it out."
        actions={
          <>
            <ExportButton origin="page" collect={collectAll} />
            <Button aria-haspopup="dialog" onClick={() => dialogs.open({ kind: 'add-funds' })}>
              <Plus aria-hidden="true" />
              Add Funds
            </Button>
          </>
        }
      />
      <StandingNotice only="withdrawals_paused" />
      <WalletStats />
      <MoneyOnItsWay />
      <QuickActions onOpen={dialogs.open} />
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="grid min-w-0 gap-6 xl:col-span-2">
          <BalanceCard />
          <WithdrawalsCard />
          <RecentTransactions onOpen={dialogs.open} />
        </div>
        <div className="grid min-w-0 items-start gap-6 lg:grid-cols-2 xl:grid-cols-1">
          <BankAccountsCard onOpen={dialogs.open} />
          <StatementCard />
        </div>
      </div>
      <WalletDialogs dialogs={dialogs} />
    </div>
  );
}

async function collectAll(onProgress: (rows: number) => void) {
  const all = await collectPages((cursor) => fetchTransactionPage({}, cursor), { onProgress });
  return { csv: transactionCsv(all.rows), isWhole: all.isWhole };
}
