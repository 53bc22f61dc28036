import type { StaffSession } from '@oja/contract/security-center';
import { useMutation } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatDateTime, formatRelative } from '@/lib/dates';
import { endSessionMutation } from '../api/end-session';
import { EntryList, EntryRow } from './entry-list';
import { PersonLink } from './person-link';

/** Where the team is signed in. Own sessions are ended in the own settings. */
export function StaffSessions({ sessions }: { sessions: readonly StaffSession[] }) {
  const end = useMutation({
    ...endSessionMutation,
    onSuccess: () => toast({ title: 'Signed out', description: 'The session has ended.' }),
    onError: (error) =>
      toast({
        title: 'Failed to end the session',
        description: failureSentence(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <EntryList title="Sessions of staff" empty="Nobody on the team is signed in.">
      {sessions.map((session) => (
        <EntryRow
          key={session.id}
          Icon={MonitorSmartphone}
          title={
            <>
              <PersonLink id={session.owner.id} name={session.owner.name} />{' '}
              <span className="text-muted-foreground">{session.owner.role}</span>
            </>
          }
          details={
            <>
              {session.device}, {session.address}, seen{' '}
              <time dateTime={session.last_seen_at} title={formatDateTime(session.last_seen_at)}>
                {formatRelative(session.last_seen_at)}
              </time>
            </>
          }
          end={
            session.mine ? (
              <Badge variant={session.current ? 'success' : 'outline'}>
                {session.current ? 'This session' : 'You'}
              </Badge>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={`End session of ${session.owner.name} on ${session.device}`}
                busy={end.isPending && end.variables.session === session.id}
                disabled={end.isPending}
                onClick={() => end.mutate({ ownerId: session.owner.id, session: session.id })}
              >
                End session
              </Button>
            )
          }
        />
      ))}
    </EntryList>
  );
}
