import type { AuditLine } from '@oja/contract/audit-log';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatDateTime } from '@/lib/dates';
import { inWords } from '../logic/audit-words';

type LineTableProps = { lines: readonly AuditLine[]; onShow: (id: string) => void };

export function LineTable({ lines, onShow }: LineTableProps) {
  return (
    <Table label="Audit log">
      <TableHeader>
        <TableRow>
          <TableHead>When</TableHead>
          <TableHead>Action</TableHead>
          <TableHead>Who</TableHead>
          <TableHead>Subject</TableHead>
          <TableHead>Reason</TableHead>
          <TableHead>Address</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map((line) => (
          <Line key={line.id} line={line} onShow={onShow} />
        ))}
      </TableBody>
    </Table>
  );
}

function Line({ line, onShow }: { line: AuditLine; onShow: LineTableProps['onShow'] }) {
  const { actor, subject } = line;
  return (
    <TableRow>
      <TableCell className="tabular whitespace-nowrap text-muted-foreground">
        <time dateTime={line.happened_at}>{formatDateTime(line.happened_at)}</time>
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <button
          type="button"
          aria-haspopup="dialog"
          className="rounded-sm font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
          onClick={() => onShow(line.id)}
        >
          {inWords(line.action)}
        </button>
      </TableCell>
      <TableCell className="min-w-40">
        <p>{actor.name ?? actor.label}</p>
        {actor.name ? <p className="text-muted-foreground text-xs">{actor.label}</p> : null}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <p>{inWords(subject.kind)}</p>
        <p className="max-w-44 truncate font-mono text-muted-foreground text-xs" title={subject.id}>
          {subject.id}
        </p>
      </TableCell>
      <TableCell className="min-w-48">
        <p className="line-clamp-2">{line.reason ?? <span className="text-muted-foreground">None</span>}</p>
      </TableCell>
      <TableCell className="tabular whitespace-nowrap text-muted-foreground">
        {line.address ?? 'None'}
      </TableCell>
    </TableRow>
  );
}
