import type { SecurityCenter } from '@oja/contract/security-center';
import { ClipboardList, Eye } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { humanLabel } from '@/lib/event-labels';
import { PersonLink } from '@/shared/people/person-link';
import { revealPhrases } from '../logic/security-labels';
import { EntryList, EntryRow, ViewAll } from './entry-list';

export function RevealLog({ reveals }: { reveals: SecurityCenter['reveals'] }) {
  return (
    <EntryList
      title="Reveal log"
      empty="No credentials have been given out yet."
      action={<ViewAll to={adminPaths.securityLists.reveals} what="reveals" />}
    >
      {reveals.map((reveal) => (
        <EntryRow
          key={reveal.id}
          Icon={Eye}
          title={
            <>
              <PersonLink id={reveal.buyer.id} name={reveal.buyer.name} /> {revealPhrases[reveal.what]} of{' '}
              {reveal.account}
            </>
          }
          details={
            <>
              <Link
                to={`${adminPaths.transactions}?search=${reveal.reference}`}
                className="rounded-sm underline underline-offset-4"
              >
                {reveal.reference}
              </Link>
              , <time dateTime={reveal.happened_at}>{formatDateTime(reveal.happened_at)}</time>,{' '}
              {reveal.address}
            </>
          }
        />
      ))}
    </EntryList>
  );
}

export function StaffActions({ actions }: { actions: SecurityCenter['staff_actions'] }) {
  return (
    <EntryList
      title="Latest in the audit log"
      empty="Nothing has been written down yet."
      action={
        <Button asChild variant="ghost" size="sm">
          <Link to={adminPaths.audit}>Open the audit log</Link>
        </Button>
      }
    >
      {actions.map((entry) => (
        <EntryRow
          key={entry.id}
          Icon={ClipboardList}
          title={humanLabel(entry.action)}
          details={
            <>
              <PersonLink id={entry.actor_id} name={entry.actor} />,{' '}
              <time dateTime={entry.happened_at}>{formatDateTime(entry.happened_at)}</time>
              {entry.reason ? `: ${entry.reason}` : null}
            </>
          }
        />
      ))}
    </EntryList>
  );
}
