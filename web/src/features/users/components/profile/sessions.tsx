import type { UserProfile } from '@oja/contract/managed-user-fields';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { formatAgo } from '@/lib/format-ago';
import { useEndSessions } from '../../hooks/use-end-sessions';

/** The sessions of the account. Administrators cannot end their own here. */
export function Sessions({ profile }: { profile: UserProfile }) {
  const end = useEndSessions();
  const mayEnd = profile.actions.includes('help_sign_in');
  if (profile.sessions.length === 0) {
    return <p className="text-muted-foreground text-sm">They are signed in nowhere.</p>;
  }
  return (
    <div className="grid gap-3">
      <ul className="divide-y rounded-lg border">
        {profile.sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-3 px-4 py-2.5 text-sm">
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
            <div className="min-w-0 flex-1">
              <p>{session.device}</p>
              <p className="text-muted-foreground text-xs">
                {session.address}, seen {formatAgo(session.last_seen_at)}
              </p>
            </div>
            {mayEnd ? (
              <Button
                variant="outline"
                size="sm"
                aria-label={`End the session on ${session.device}`}
                disabled={end.isPending}
                onClick={() => end.mutate({ id: profile.id, session: session.id })}
              >
                End
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayEnd ? (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={end.isPending}
          onClick={() => end.mutate({ id: profile.id })}
        >
          <LogOut aria-hidden="true" />
          End all sessions
        </Button>
      ) : null}
    </div>
  );
}
