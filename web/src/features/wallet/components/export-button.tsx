import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { saveFile } from '@/lib/save-file';
import { exportLimitRows, type FileOrigin, movementFileName } from '../logic/movements';

type ExportButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  origin: FileOrigin;
  /** Reads everything and gives the text of the file. */
  collect: (onProgress: (rows: number) => void) => Promise<{ csv: string; isWhole: boolean }>;
};

/** The file is put together in the browser, page by page; the button counts the rows meanwhile. */
export function ExportButton({ origin, collect, ...look }: ExportButtonProps) {
  const [rows, setRows] = useState<number>();
  const run = async () => {
    setRows(0);
    toast({ title: 'Export Started', description: 'Your file will be downloaded in a moment.' });
    try {
      const { csv, isWhole } = await collect(setRows);
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), movementFileName(origin, new Date()));
      if (!isWhole) toast({ title: 'Export Shortened', description: shortened });
    } catch (error) {
      toastFailure(error, 'The file could not be put together. Please try again.', 'Export Failed');
    } finally {
      setRows(undefined);
    }
  };
  return (
    <Button
      variant="outline"
      {...look}
      busy={rows !== undefined}
      busyLabel={rows ? `Exporting ${rows.toLocaleString('en-NG')} rows...` : 'Exporting...'}
      onClick={() => void run()}
    >
      <Download aria-hidden="true" />
      Export
    </Button>
  );
}

const shortened = `The file holds the newest ${exportLimitRows.toLocaleString('en-NG')} rows. Choose dates for older ones.`;
