import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { isoDay } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { downloadListings } from '../api/export-listings';
import type { DeskFilter } from '../logic/desk-filter';

export function ExportReport({ filter }: { filter: DeskFilter }) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    toast({
      title: 'Export Started',
      description: 'The listings of this filter will be downloaded in a moment.',
    });
    try {
      saveFile(await downloadListings(filter), `listings_${isoDay(new Date())}.csv`);
    } catch (error) {
      toast({
        title: 'Export Failed',
        description: failureSentence(error, 'The report could not be made. Please try again.'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void run()}>
      <Download aria-hidden="true" />
      Export Report
    </Button>
  );
}
