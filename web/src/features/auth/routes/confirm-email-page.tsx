import { confirmationLinkDays } from '@oja/contract/mailed-link-terms';
import { signInEndpoints } from '@oja/contract/sign-in';
import { useMutation } from '@tanstack/react-query';
import { BadgeCheck, CloudOff, MailSearch, Unlink } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';
import type { AuthUser } from '@/lib/auth/auth-store';
import { arrivalPathOf, homePathOf } from '@/lib/auth/home-path';
import { keepReturnPath, returnPathOf } from '@/lib/auth/return-path';
import { resendConfirmationMutation } from '@/shared/account/resend-confirmation';
import { AuthCard } from '../components/auth-card';
import { ButtonLink } from '../components/links';
import { ReturnNotice } from '../components/return-notice';
import { SendAgain } from '../components/send-again';
import { useConfirmation } from '../hooks/use-confirmation';
import { useLinkToken } from '../hooks/use-link-token';

const pageTitle = 'Confirm e-mail';

export function Component() {
  const token = useLinkToken(signInEndpoints.confirmEmail.body.shape.token);
  const { outcome, retry } = useConfirmation(token);
  const { user } = useAuth();

  switch (outcome.state) {
    case 'processing':
      return <Processing />;
    case 'confirmed':
      return <Confirmed title="Your address is confirmed" />;
    case 'failed':
      return (
        <AuthCard
          pageTitle={pageTitle}
          title="That did not work"
          icon={CloudOff}
          announced
          description={outcome.sentence}
        >
          <Button size="lg" className="w-fit" onClick={retry}>
            Try Again
          </Button>
        </AuthCard>
      );
    case 'link_dead':
      // A second click on the same link is no failure if the signed-in account is confirmed.
      return user?.emailConfirmed ? (
        <Confirmed title="Your address is confirmed" />
      ) : (
        <LinkDead user={user} />
      );
    default:
      return outcome satisfies never;
  }
}

function Processing() {
  return (
    <AuthCard
      pageTitle={pageTitle}
      title="Confirming your e-mail address"
      icon={MailSearch}
      description={
        <span role="status" className="flex items-center gap-2">
          <Spinner />
          One moment, please.
        </span>
      }
    />
  );
}

function Confirmed({ title }: { title: string }) {
  const { user } = useAuth();
  const { search } = useLocation();
  return (
    <AuthCard
      pageTitle={pageTitle}
      title={title}
      icon={BadgeCheck}
      announced
      description="Thank you. You can withdraw money from your wallet from now on."
    >
      <ReturnNotice next={returnPathOf(search, 'trader')} isSignedIn={user !== undefined} />
      {user === undefined ? <SignInLink /> : <GoOnLink user={user} />}
    </AuthCard>
  );
}

function LinkDead({ user }: { user: AuthUser | undefined }) {
  const { mutateAsync } = useMutation(resendConfirmationMutation);
  const { search } = useLocation();
  return (
    <AuthCard
      pageTitle={pageTitle}
      title="This confirmation link is no longer valid"
      icon={Unlink}
      announced
      description={
        user === undefined
          ? `It was used already, is older than ${confirmationLinkDays} days, or a newer one replaced it. Sign in to see whether your address is confirmed and to ask for a new link.`
          : `It was used already, is older than ${confirmationLinkDays} days, or a newer one replaced it. We can send a new one to ${user.email}.`
      }
    >
      <ReturnNotice next={returnPathOf(search, 'trader')} isSignedIn={user !== undefined} />
      {user === undefined ? (
        <SignInLink />
      ) : (
        <>
          <SendAgain label="Send a new link" send={() => mutateAsync()} />
          <GoOnLink user={user} />
        </>
      )}
    </AuthCard>
  );
}

function SignInLink() {
  const { search } = useLocation();
  return (
    <ButtonLink to={keepReturnPath(paths.auth.login, search)} className="w-fit">
      Sign in
    </ButtonLink>
  );
}

function GoOnLink({ user }: { user: AuthUser }) {
  const path = arrivalPathOf(user, useLocation().search);
  return (
    <ButtonLink to={path} className="w-fit">
      {path === homePathOf(user) ? 'Go to dashboard' : 'Go on where you were'}
    </ButtonLink>
  );
}
