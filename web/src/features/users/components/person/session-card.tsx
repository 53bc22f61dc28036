import type { PersonPage } from '@oja/contract/person-page';
import { LogOut } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useEndSessions } from '../../hooks/use-end-sessions';
import { RecordCard } from './record-card';

/** Where the person is and was signed in. The server says who may end them. */
export function SessionCard({ person, alone }: { person: PersonPage; alone?: boolean }) {
  const end = useEndSessions();
  const mayEnd = person.actions.includes('help_sign_in');
  return (
    <RecordCard
      person={person}
      kind="sessions"
      alone={alone}
      intro={(records) =>
        mayEnd && records.some(({ status }) => status === 'open') ? (
          <div className="border-b px-5 py-3">
            <Button
              variant="outline"
              size="sm"
              busy={end.isPending}
              onClick={() => end.mutate({ id: person.id })}
            >
              <LogOut aria-hidden="true" />
              End all sessions
            </Button>
          </div>
        ) : null
      }
      action={({ id, title, status }) =>
        mayEnd && status === 'open' ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={`End the session on ${title}`}
            disabled={end.isPending}
            onClick={() => end.mutate({ id: person.id, session: id })}
          >
            End
          </Button>
        ) : null
      }
    />
  );
}
