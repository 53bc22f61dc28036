import { roleLabels } from '@oja/contract/access';
import type { StaffSession } from '@oja/contract/security-center';
import { MonitorSmartphone } from 'lucide-react';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { formatAgo } from '@/lib/format-ago';
import { PersonLink } from '@/shared/people/person-link';
import { EndSession } from './end-session';
import { EntryList, EntryRow, ViewAll } from './entry-list';

/** Where the team is signed in. Own sessions are ended in the own settings. */
export function StaffSessions({ sessions }: { sessions: readonly StaffSession[] }) {
  return (
    <EntryList
      title="Sessions of staff"
      empty="Nobody on the team is signed in."
      action={<ViewAll to={adminPaths.securityLists.sessions} what="sessions of staff" />}
    >
      {sessions.map((session) => (
        <EntryRow
          key={session.id}
          Icon={MonitorSmartphone}
          title={
            <>
              <PersonLink id={session.owner.id} name={session.owner.name} />{' '}
              <span className="text-muted-foreground">{roleLabels[session.owner.role]}</span>
            </>
          }
          details={
            <>
              {session.device}, {session.address}, seen{' '}
              <time dateTime={session.last_seen_at} title={formatDateTime(session.last_seen_at)}>
                {formatAgo(session.last_seen_at)}
              </time>
            </>
          }
          end={<EndSession session={session} />}
        />
      ))}
    </EntryList>
  );
}
