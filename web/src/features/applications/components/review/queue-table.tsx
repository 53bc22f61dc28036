import type { ApplicationInQueue } from '@oja/contract/applications';
import { Link } from 'react-router';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { paths } from '@/config/paths';
import { formatDateTime, formatRelative } from '@/lib/dates';
import { experienceLabel } from '../../logic/application-words';
import { ApplicationStatusBadge } from '../application-status-badge';

/** On a phone there is room for the person, the status and the way in. */
export function QueueTable({ rows }: { rows: readonly ApplicationInQueue[] }) {
  return (
    <Table label="Seller applications" className="md:min-w-3xl">
      <TableHeader>
        <TableRow>
          <TableHead>Applicant</TableHead>
          <TableHead className="max-md:hidden">Experience</TableHead>
          <TableHead className="max-md:hidden">Plan</TableHead>
          <TableHead className="max-md:hidden">Submitted</TableHead>
          <TableHead>Status</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <QueueRow key={row.id} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

function QueueRow({ row }: { row: ApplicationInQueue }) {
  const { applicant } = row;
  const isOpened = row.status === 'pending' && row.review_started_at !== null;
  return (
    <TableRow>
      <TableCell>
        <div className="flex max-w-64 items-center gap-3 max-md:max-w-40">
          <Avatar name={applicant.name} src={applicant.avatar} size="sm" className="max-sm:hidden" />
          <div className="grid min-w-0">
            <span className="break-words font-medium">{row.name}</span>
            <span className="truncate text-muted-foreground text-xs">{applicant.email}</span>
            <span className="text-muted-foreground text-xs md:hidden">
              {formatRelative(row.submitted_at)}
            </span>
          </div>
        </div>
      </TableCell>
      <TableCell className="max-md:hidden">{experienceLabel(row.experience)}</TableCell>
      <TableCell className="max-md:hidden">
        {applicant.plan ?? <span className="text-muted-foreground">None</span>}
      </TableCell>
      <TableCell className="max-md:hidden">
        <time dateTime={row.submitted_at} title={formatDateTime(row.submitted_at)}>
          {formatRelative(row.submitted_at)}
        </time>
      </TableCell>
      <TableCell>
        {isOpened ? <Badge variant="info">In review</Badge> : <ApplicationStatusBadge status={row.status} />}
      </TableCell>
      <TableCell className="text-right">
        <Button size="sm" variant={row.status === 'pending' ? 'default' : 'outline'} asChild>
          <Link
            to={paths.admin.application.to(row.id)}
            aria-label={`${row.status === 'pending' ? 'Review' : 'View'} the application of ${row.name}`}
          >
            {row.status === 'pending' ? 'Review' : 'View'}
          </Link>
        </Button>
      </TableCell>
    </TableRow>
  );
}
