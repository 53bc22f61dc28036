import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { isoDay } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { downloadUsers } from '../api/export-users';

/** A filter or a selection as a file. */
export function useExport() {
  const [isBusy, setBusy] = useState(false);
  const download = async (wanted: Parameters<typeof downloadUsers>[0]) => {
    setBusy(true);
    toast({ title: 'Export Started', description: 'Your file will be downloaded in a moment.' });
    try {
      saveFile(await downloadUsers(wanted), `users_${isoDay(Date.now())}.csv`);
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
  return { isBusy, run: (wanted: Parameters<typeof downloadUsers>[0]) => void download(wanted) };
}
