import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Download, Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { isoDay } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { downloadTransactions } from '../api/export-transactions';
import { refreshTransactions, transactionsKey } from '../api/transaction-keys';
import type { TransactionViewFilter } from '../logic/transaction-view';

type PageActionsProps = { filter: TransactionViewFilter; onAdd: () => void };

export function PageActions({ filter, onAdd }: PageActionsProps) {
  return (
    <>
      <RefreshButton />
      <ExportButton filter={filter} />
      <Button onClick={onAdd}>
        <Plus aria-hidden="true" />
        Add Transaction
      </Button>
    </>
  );
}

function RefreshButton() {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const isFetching = useIsFetching({ queryKey: transactionsKey }) > 0;
  const refresh = async () => {
    setAsked(true);
    await refreshTransactions(client);
    setAsked(false);
    toast({ title: 'Refreshed', description: 'The transactions and figures are up to date.' });
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

function ExportButton({ filter }: { filter: TransactionViewFilter }) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    toast({ title: 'Export Started', description: 'Your file will be downloaded in a moment.' });
    try {
      saveFile(await downloadTransactions(filter), `transactions_${isoDay(Date.now())}.csv`);
    } catch (error) {
      toast({
        title: 'Export Failed',
        description: failureSentence(error, 'The file could not be put together. Please try again.'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" busy={isBusy} busyLabel="Exporting..." onClick={() => void run()}>
      <Download aria-hidden="true" />
      Export
    </Button>
  );
}
