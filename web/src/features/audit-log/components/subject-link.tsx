import type { AuditLogEntry } from '@oja/contract/audit-log';
import { Link } from 'react-router';

/** The subject as staff know it, linked to its page. What has no name, or is gone, shows its id. */
export function SubjectLink({ subject: { id, label, page } }: Pick<AuditLogEntry, 'subject'>) {
  if (label === null || page === null) {
    return (
      <span className="block max-w-36 truncate font-mono text-muted-foreground text-xs" title={id}>
        {id}
      </span>
    );
  }
  return (
    <Link
      to={page}
      className="rounded-sm font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
    >
      {label}
    </Link>
  );
}
