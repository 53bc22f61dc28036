import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '@/components/data-table/export-button';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import type { ListKeysState } from '@/components/list-keys/use-list-keys';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { useMay } from '@/lib/auth/use-may';
import { queryKeys } from '@/lib/query-keys';
import { downloadTransactions, refetchTransactions } from '../api';
import type { TransactionView } from '../logic/transaction-view';

type PageActionsProps = { view: TransactionView; keys: ListKeysState; onAdd: () => void };

export function PageActions({ view, keys, onAdd }: PageActionsProps) {
  const may = useMay();
  return (
    <>
      <ListKeysHelp {...keys} />
      <RefreshButton />
      <ExportButton name="transactions" download={() => downloadTransactions(view)} />
      {may('admin') ? (
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          Add Transaction
        </Button>
      ) : null}
    </>
  );
}

function RefreshButton() {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const isFetching = useIsFetching({ queryKey: queryKeys.transactions }) > 0;
  const refresh = async () => {
    setAsked(true);
    try {
      await refetchTransactions(client);
      toast({ title: 'Refreshed', description: 'The transactions and figures are up to date.' });
    } catch (error) {
      toastFailure(error, 'The transactions could not be refreshed.');
    }
    setAsked(false);
  };
  return (
    <Button
      variant="outline"
      busy={isAsked && isFetching}
      busyLabel="Refreshing..."
      onClick={() => void refresh()}
    >
      <RotateCw aria-hidden="true" />
      Refresh
    </Button>
  );
}
