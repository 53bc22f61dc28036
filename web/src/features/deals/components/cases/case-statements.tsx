import type { CaseSide, CaseStatement } from '@oja/contract/disputes';
import { Avatar } from '@/components/ui/avatar';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/dates';

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
              <time dateTime={statement.created_at} className="text-muted-foreground">
                {formatDateTime(statement.created_at)}
              </time>
            </div>
            <p className="max-w-prose whitespace-pre-line break-words">{statement.text}</p>
            <Pictures statement={statement} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Pictures({ statement }: { statement: CaseStatement }) {
  if (statement.pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {statement.pictures.map((picture, index) => (
        <li key={picture.id}>
          <a
            href={picture.url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-md border transition-opacity hover:opacity-85"
          >
            <img
              src={picture.thumbnail}
              alt={`Evidence ${index + 1} of ${statement.name}, opens in a new tab`}
              width={144}
              height={90}
              loading="lazy"
              className="h-22 w-36 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
