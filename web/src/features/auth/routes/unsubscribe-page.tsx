import { notificationEndpoints } from '@oja/contract/notifications';
import { useMutation } from '@tanstack/react-query';
import { BellOff, MailX, Unlink } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { paths } from '@/config/paths';
import { callApi } from '@/lib/api/call-api';
import { AuthCard } from '../components/auth-card';
import { ButtonLink } from '../components/links';
import { useLinkToken } from '../hooks/use-link-token';

const pageTitle = 'Unsubscribe';
const settingsPath = `${paths.dashboard.settings}#notifications`;

/** What mail programs send, too (RFC 8058). */
const oneClick = new Blob(['List-Unsubscribe=One-Click'], { type: 'application/x-www-form-urlencoded' });

/** The link in mails with alerts. Opening it changes nothing, because mail scanners open links as well. */
export function Component() {
  const token = useLinkToken(notificationEndpoints.unsubscribe.query.shape.token);
  const unsubscribing = useMutation({
    mutationFn: (given: string) =>
      callApi(notificationEndpoints.unsubscribe, { query: { token: given }, file: oneClick }),
    onError: (error) => toastFailure(error, 'That did not work. Please try again.'),
  });
  if (token === undefined) return <LinkBroken />;
  if (unsubscribing.isSuccess) return <Unsubscribed />;
  return (
    <AuthCard
      pageTitle={pageTitle}
      title="Stop these mails?"
      icon={MailX}
      description="You will get no more mails about your saved searches and about lower prices of accounts you saved. Your searches stay, and alerts are still under the bell."
    >
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

function Unsubscribed() {
  return (
    <AuthCard
      pageTitle={pageTitle}
      title="You are unsubscribed"
      icon={BellOff}
      announced
      description="We send you no more mails with alerts. You can switch them on again in your notification settings."
    >
      <ButtonLink to={settingsPath} className="w-fit">
        Notification settings
      </ButtonLink>
    </AuthCard>
  );
}

function LinkBroken() {
  return (
    <AuthCard
      pageTitle={pageTitle}
      title="This link is not complete"
      icon={Unlink}
      description="Please open it from the mail again. You can also choose your mails in your notification settings."
    >
      <ButtonLink to={settingsPath} className="w-fit">
        Notification settings
      </ButtonLink>
    </AuthCard>
  );
}
