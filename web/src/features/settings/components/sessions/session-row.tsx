import { useMutation } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDate, formatDateTime } from '@/lib/dates';
import { endSessionMutation, type SessionEntry } from '../../api';
import { deviceName, isHandheld, lastSeen } from './describe-session';

export function SessionRow({ session }: { session: SessionEntry }) {
  const name = deviceName(session.device);
  const Icon = isHandheld(session.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-muted text-muted-foreground">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          <span className="break-words">{name}</span>
          {session.current ? <Badge variant="secondary">This device</Badge> : null}
        </p>
        <p className="break-words text-muted-foreground text-sm">
          {session.address ? <span className="tabular">{session.address} · </span> : null}
          <time dateTime={session.last_seen_at} title={formatDateTime(session.last_seen_at)}>
            {lastSeen(session)}
          </time>
          {' · '}
          <span className="whitespace-nowrap">Since {formatDate(session.created_at)}</span>
        </p>
      </div>
      {session.current ? null : <SignOutButton session={session} name={name} />}
    </li>
  );
}

function SignOutButton({ session, name }: { session: SessionEntry; name: string }) {
  const end = useMutation({
    ...endSessionMutation,
    onSuccess: () => toast({ title: 'Signed Out', description: `${name} was signed out.` }),
    onError: (error) => toastFailure(error, 'Failed to sign out the device.'),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      // On a line of its own it stands under the text, not under the picture.
      className="max-sm:ml-14"
      busy={end.isPending}
      busyLabel="Signing out..."
      aria-label={`Sign out ${name}, ${session.address}`}
      onClick={() => end.mutate(session.id)}
    >
      Sign out
    </Button>
  );
}
