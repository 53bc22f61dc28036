import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { isoDay } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';

/** Brings a table as a file, for example users_2026-11-15.csv. */
export function useExport(name: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: (download: () => Promise<Blob>) => download(),
    onMutate: () => {
      toast({ title: 'Export Started', description: 'Your file will be downloaded in a moment.' });
    },
    onSuccess: (file) => saveFile(file, `${name}_${isoDay(Date.now())}.csv`),
    onError: (error) =>
      toastFailure(error, 'The file could not be put together. Please try again.', 'Export Failed'),
  });
  return { isBusy: isPending, run: (download: () => Promise<Blob>) => mutate(download) };
}
