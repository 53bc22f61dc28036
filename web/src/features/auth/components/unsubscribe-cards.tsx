import { opaqueToken } from '@oja/contract/text';
import { useMutation } from '@tanstack/react-query';
import { BellOff, MailX, Unlink } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import type { UnsubscribeLink } from '../api';
import { useLinkToken } from '../hooks/use-link-token';
import { AuthCard } from './auth-card';
import { ButtonLink } from './links';

const pageTitle = 'Unsubscribe';

/** What mail programs send, too (RFC 8058). */
const oneClick = new Blob(['List-Unsubscribe=One-Click'], { type: 'application/x-www-form-urlencoded' });

type UnsubscribeCardsProps = {
  call: (sent: UnsubscribeLink) => Promise<unknown>;
  /** What ends, what has ended, and what to do with a link that is not complete. */
  description: string;
  done: string;
  broken: string;
  /** Where the mails are switched on again. */
  settings: { label: string; to: string };
};

/** The page of an unsubscribe link. Opening it changes nothing, because mail scanners open links as well. */
export function UnsubscribeCards({ call, description, done, broken, settings }: UnsubscribeCardsProps) {
  const token = useLinkToken(opaqueToken);
  const unsubscribing = useMutation({
    mutationFn: (given: string) => call({ query: { token: given }, file: oneClick }),
    onError: (error) => toastFailure(error, 'That did not work. Please try again.'),
  });
  const settingsLink = (
    <ButtonLink to={settings.to} className="w-fit">
      {settings.label}
    </ButtonLink>
  );
  if (token === undefined) {
    return (
      <AuthCard pageTitle={pageTitle} title="This link is not complete" icon={Unlink} description={broken}>
        {settingsLink}
      </AuthCard>
    );
  }
  if (unsubscribing.isSuccess) {
    return (
      <AuthCard
        pageTitle={pageTitle}
        title="You are unsubscribed"
        icon={BellOff}
        announced
        description={done}
      >
        {settingsLink}
      </AuthCard>
    );
  }
  return (
    <AuthCard pageTitle={pageTitle} title="Stop these mails?" icon={MailX} description={description}>
      <Button
        size="lg"
        className="w-fit"
        busy={unsubscribing.isPending}
        busyLabel="One moment..."
        onClick={() => unsubscribing.mutate(token)}
      >
        Unsubscribe
      </Button>
    </AuthCard>
  );
}
