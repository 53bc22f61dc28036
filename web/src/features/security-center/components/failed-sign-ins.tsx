import type { FailedSignIn } from '@oja/contract/security-center';
import { KeyRound, Lock } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { adminPaths } from '@/config/admin-paths';
import { countOf } from '@/lib/counts';
import { formatDateTime, formatSpan } from '@/lib/dates';
import { formatAgo } from '@/lib/format-ago';
import { serverNowMs } from '@/lib/server-clock';
import { PersonLink } from '@/shared/people/person-link';
import { originOf } from '../logic/security-labels';
import { EntryList, EntryRow, ViewAll } from './entry-list';
import { UnlockButton } from './unlock-button';

export function LockedAccounts({ locked }: { locked: readonly FailedSignIn[] }) {
  return (
    <EntryList
      title="Locked accounts"
      empty="Nobody is locked out."
      action={
        <ViewAll to={`${adminPaths.securityLists.failedSignIns}?state=locked`} what="locked accounts" />
      }
    >
      {locked.map((failure) => (
        <EntryRow
          key={failure.id}
          Icon={Lock}
          title={<Whom failure={failure} />}
          details={
            <>
              {countOf(failure.failures, 'failed attempt')} in a row
              {failure.locked_until ? (
                <>
                  ,{' '}
                  <time dateTime={failure.locked_until} title={formatDateTime(failure.locked_until)}>
                    {formatSpan(failure.locked_until, serverNowMs())} left
                  </time>
                </>
              ) : null}
              <From failure={failure} />
            </>
          }
          end={failure.account ? <UnlockButton id={failure.account.id} name={failure.account.name} /> : null}
        />
      ))}
    </EntryList>
  );
}

export function FailedSignIns({ latest }: { latest: readonly FailedSignIn[] }) {
  return (
    <EntryList
      title="Failed sign-ins"
      empty="No sign-in has failed in the last 30 days."
      action={<ViewAll to={adminPaths.securityLists.failedSignIns} what="failed sign-ins" />}
    >
      {latest.map((failure) => (
        <EntryRow
          key={failure.id}
          Icon={KeyRound}
          title={<Whom failure={failure} />}
          details={
            <>
              {countOf(failure.failures, 'failed attempt')}, the last{' '}
              <time dateTime={failure.last_failed_at} title={formatDateTime(failure.last_failed_at)}>
                {formatAgo(failure.last_failed_at)}
              </time>
              <From failure={failure} />
            </>
          }
          end={failure.locked_until ? <Badge variant="destructive">Locked</Badge> : null}
        />
      ))}
    </EntryList>
  );
}

function From({ failure }: { failure: FailedSignIn }) {
  return `, ${originOf(failure)}`;
}

/** The e-mail address as it was typed, and whose it is. */
function Whom({ failure: { email, account } }: { failure: FailedSignIn }) {
  if (account === null) {
    return (
      <>
        {email} <span className="text-muted-foreground">(no account)</span>
      </>
    );
  }
  return (
    <>
      <PersonLink id={account.id} name={account.name} />{' '}
      <span className="text-muted-foreground">{email}</span>
    </>
  );
}
