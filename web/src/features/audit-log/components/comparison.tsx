import type { AuditLogEntryDetails } from '@oja/contract/audit-log';
import type { SettingsSection } from '@oja/contract/settings';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { cn } from '@/lib/class-names';
import { oneOf } from '@/lib/query-params';
import { compare } from '../logic/compare';

type ComparedLine = Pick<AuditLogEntryDetails, 'before' | 'after' | 'subject' | 'people'>;

const sections: readonly SettingsSection[] = [
  'general',
  'payment',
  'naira',
  'security',
  'notifications',
  'integrations',
];

/** Before and after side by side; what changed stands out by weight as well as by colour. */
export function Comparison({ line: { before, after, subject, people } }: { line: ComparedLine }) {
  const section = subject.kind === 'settings' ? oneOf(sections, subject.id) : undefined;
  const fields = compare(before, after, { section, subject: subject.kind, people });
  if (fields.length === 0) {
    return <p className="text-muted-foreground text-sm">Nothing was noted about before and after.</p>;
  }
  return (
    <div className="rounded-lg border">
      <Table label="Before and after">
        <TableHeader>
          <TableRow>
            <TableHead>Field</TableHead>
            <TableHead>Before</TableHead>
            <TableHead>After</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {fields.map(({ field, before: was, after: is, differs }) => (
            <TableRow key={field}>
              <TableCell className="align-top">{field}</TableCell>
              <Noted text={was} className={differs ? 'bg-danger-soft text-danger' : undefined} />
              <Noted text={is} className={differs ? 'bg-success-soft font-medium text-success' : undefined} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function Noted({ text, className }: { text: string | undefined; className: string | undefined }) {
  return (
    <TableCell className={cn('min-w-32 break-words align-top', text !== undefined && className)}>
      {text ?? <span className="text-muted-foreground">Not noted</span>}
    </TableCell>
  );
}
