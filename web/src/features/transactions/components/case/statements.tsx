import type { StaffCase, StaffCaseStatement } from '@oja/contract/disputes';
import { Badge } from '@/components/ui/badge';
import { Thumbnails } from '@/components/ui/thumbnails';
import { formatDateTime } from '@/lib/dates';
import { serverNowMs } from '@/lib/server-clock';
import { PersonLink } from '@/shared/people/person-link';
import { chaptersOf, silenceOf } from '../../logic/case-file';
import { readersFor, readersMark } from '../../logic/statement-readers';
import { EarlierDispute } from './earlier-dispute';
import { type Draft, StatementForm } from './statement-form';

const sides = {
  buyer: { label: 'Buyer', variant: 'info' },
  seller: { label: 'Seller', variant: 'secondary' },
  staff: { label: 'Staff', variant: 'outline' },
} as const;

type StatementsProps = { file: StaffCase; draft: Draft; onChange: (draft: Draft) => void };

/** Statements of both sides and staff, with pictures. Those of an earlier dispute are below its decision. */
export function Statements({ file, draft, onChange }: StatementsProps) {
  const [current, ...earlier] = chaptersOf(file);
  const silence = silenceOf(file, serverNowMs());
  return (
    <div className="grid gap-5">
      {silence ? <p className="text-muted-foreground text-sm">{silence}</p> : null}
      <StatementList statements={current.statements} />
      {readersFor(file.actions).length > 0 ? (
        <StatementForm file={file} draft={draft} onChange={onChange} />
      ) : null}
      {earlier.map((chapter) => (
        <EarlierDispute key={chapter.dispute.opened_at} dispute={chapter.dispute}>
          <StatementList statements={chapter.statements} />
        </EarlierDispute>
      ))}
    </div>
  );
}

function StatementList({ statements }: { statements: readonly StaffCaseStatement[] }) {
  return (
    <ol className="grid gap-4">
      {statements.map((statement) => (
        <Statement key={statement.id} statement={statement} />
      ))}
    </ol>
  );
}

function Statement({ statement }: { statement: StaffCaseStatement }) {
  const { by, name, person_id: personId, text, created_at: at, pictures } = statement;
  const mark = readersMark(statement.read_by);
  return (
    <li className="grid gap-2 rounded-lg border p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge variant={sides[by].variant}>{sides[by].label}</Badge>
        <PersonLink id={personId} name={name} className="font-medium" />
        {mark ? <Badge variant="warning">{mark}</Badge> : null}
        <time dateTime={at} className="text-muted-foreground text-xs">
          {formatDateTime(at)}
        </time>
      </div>
      <p className="whitespace-pre-line break-words">{text}</p>
      {pictures.length > 0 ? (
        <Thumbnails
          pictures={pictures}
          nameOf={(number) => `Evidence ${number}`}
          size="medium"
          label={`Pictures of the ${sides[by].label.toLowerCase()}`}
        />
      ) : null}
    </li>
  );
}
