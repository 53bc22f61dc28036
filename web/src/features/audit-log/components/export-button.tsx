import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { isoDay } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { downloadAuditLines } from '../api/export-lines';
import type { AuditViewFilter } from '../logic/audit-view';

export function ExportButton({ filter }: { filter: AuditViewFilter }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadAuditLines(filter),
    onMutate: () => {
      toast({ title: 'Export Started', description: 'Your file will be downloaded in a moment.' });
    },
    onSuccess: (file) => saveFile(file, `audit_${isoDay(Date.now())}.csv`),
    onError: (error) =>
      toast({
        title: 'Export Failed',
        description: failureSentence(error, 'The file could not be put together. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <Button variant="outline" busy={isPending} busyLabel="Exporting..." onClick={() => mutate()}>
      <Download aria-hidden="true" />
      Export
    </Button>
  );
}
