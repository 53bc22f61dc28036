import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useExport } from './use-export';

type ExportButtonProps = {
  /** The beginning of the file's name. */
  name: string;
  label?: string;
  download: () => Promise<Blob>;
};

/** The current filter as a file, every page of it. */
export function ExportButton({ name, label = 'Export', download }: ExportButtonProps) {
  const { isBusy, run } = useExport(name);
  return (
    <Button variant="outline" busy={isBusy} busyLabel="Exporting..." onClick={() => run(download)}>
      <Download aria-hidden="true" />
      {label}
    </Button>
  );
}
