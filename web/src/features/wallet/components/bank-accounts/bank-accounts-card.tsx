import type { BankAccount } from '@oja/contract/bank-account-fields';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { bankAccountsQuery } from '../../api';
import type { OpenDialog } from '../../hooks/use-wallet-dialogs';
import { accountsFailure } from '../../logic/wallet-failures';
import { BankAccountRow } from './bank-account-row';

const shownFirst = 2;

export function BankAccountsCard({ onOpen }: { onOpen: OpenDialog }) {
  return (
    <SectionCard
      title="Linked Bank Accounts"
      action={
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'bank-account' })}
        >
          <Plus aria-hidden="true" />
          Link
        </Button>
      }
    >
      <BankAccounts onOpen={onOpen} />
    </SectionCard>
  );
}

function BankAccounts({ onOpen }: { onOpen: OpenDialog }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(bankAccountsQuery);
  if (isPending) return <BankAccountsSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState
        title="Failed to fetch accounts"
        description={accountsFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="py-6"
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="No bank account yet"
        description="Link the account your withdrawals should go to."
        action={
          <Button variant="outline" onClick={() => onOpen({ kind: 'bank-account' })}>
            Link Bank Account
          </Button>
        }
        className="py-8"
      />
    );
  }
  return <BankAccountList accounts={data} onOpen={onOpen} />;
}

function BankAccountList({ accounts, onOpen }: { accounts: readonly BankAccount[]; onOpen: OpenDialog }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Who deletes an account by keyboard stays where the accounts are.
  useFocusFallback(accounts.length, () => list.current);
  const further = accounts.length - shownFirst;
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Bank accounts" className="divide-y -outline-offset-2">
        {accounts.slice(0, showsAll ? undefined : shownFirst).map((account) => (
          <BankAccountRow
            key={account.id}
            account={account}
            onEdit={() => onOpen({ kind: 'bank-account', account })}
          />
        ))}
      </ul>
      {further > 0 ? (
        <div className="border-t p-2">
          <Button
            variant="ghost"
            size="sm"
            className="w-full"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer accounts' : furtherText(further)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function furtherText(count: number): string {
  return `+${count} more ${count === 1 ? 'account' : 'accounts'}`;
}

function BankAccountsSkeleton() {
  return (
    <LoadingRegion label="Loading your bank accounts" className="divide-y">
      {['first', 'second'].map((row) => (
        <div key={row} className="grid gap-2 px-5 py-4">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-4 w-48 max-w-full" />
        </div>
      ))}
    </LoadingRegion>
  );
}
