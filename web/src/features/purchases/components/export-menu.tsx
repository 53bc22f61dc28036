import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { isoDay } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';

type ExportMenuProps = { kind: 'purchases' | 'sales'; download: () => Promise<Blob> };

export function ExportMenu({ kind, download }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    toast({ title: 'Export Started', description: 'Your file will be downloaded in a moment.' });
    try {
      saveFile(await download(), `${kind}_${isoDay(Date.now())}.csv`);
    } catch (error) {
      toastFailure(error, 'The file could not be put together. Please try again.', 'Export Failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" busy={isBusy} busyLabel="Exporting...">
          Actions
          <ChevronDown aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => void run()}>
          <Download aria-hidden="true" />
          Export Data
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
