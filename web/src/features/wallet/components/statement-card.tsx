import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SectionCard } from '@/components/ui/section-card';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { toastFailure } from '@/components/ui/toast-failure';
import { saveFile } from '@/lib/save-file';
import { downloadStatementMutation } from '../api';
import { statementMonths } from '../logic/statement-months';

export function StatementCard() {
  const [months] = useState(() => statementMonths(new Date()));
  const [month, setMonth] = useState(months[0]?.value ?? '');
  const download = useMutation({
    ...downloadStatementMutation,
    onSuccess: (file, asked) => saveFile(file, `statement_${asked}.csv`),
    onError: (error) => toastFailure(error, 'The statement could not be downloaded.'),
  });
  return (
    <SectionCard title="Monthly Statement">
      <div className="grid gap-4 p-5">
        <p className="text-muted-foreground text-sm">
          Opening and closing balance and everything between them, as a file for your books.
        </p>
        <Field label="Month">
          <Select value={month} onValueChange={setMonth}>
            <SelectTrigger />
            <SelectContent>
              {months.map(({ value, label }) => (
                <SelectItem key={value} value={value}>
                  {label}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
        <Button
          variant="outline"
          busy={download.isPending}
          busyLabel="Preparing..."
          onClick={() => download.mutate(month)}
        >
          {download.isPending ? null : <Download aria-hidden="true" />}
          Download Statement
        </Button>
      </div>
    </SectionCard>
  );
}
