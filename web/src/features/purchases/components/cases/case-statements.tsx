import type { CaseSide, CaseStatement } from '@oja/contract/disputes';
import { Avatar } from '@/components/ui/avatar';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/dates';
import { EvidencePictures } from '@/shared/purchases/evidence-pictures';

const sides: Record<CaseSide, { label: string; variant: BadgeVariant }> = {
  buyer: { label: 'Buyer', variant: 'secondary' },
  seller: { label: 'Seller', variant: 'outline' },
  staff: { label: 'Oja team', variant: 'info' },
};

/** The statements of a case, oldest first, with their pictures. */
export function CaseStatements({ statements }: { statements: readonly CaseStatement[] }) {
  return (
    <ol aria-label="Statements" className="divide-y">
      {statements.map((statement) => (
        <li key={statement.id} className="flex items-start gap-3 p-5">
          <Avatar name={statement.name} size="sm" />
          <div className="grid min-w-0 flex-1 gap-2">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <span className="font-medium">{statement.name}</span>
              <Badge variant={sides[statement.by].variant}>{sides[statement.by].label}</Badge>
              {statement.read_by === 'both' ? null : <Badge variant="warning">To you only</Badge>}
              <time dateTime={statement.created_at} className="text-muted-foreground">
                {formatDateTime(statement.created_at)}
              </time>
            </div>
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">{statement.text}</p>
            <EvidencePictures pictures={statement.pictures} of={statement.name} />
          </div>
        </li>
      ))}
    </ol>
  );
}
