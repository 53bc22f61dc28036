import { useQuery } from '@tanstack/react-query';
import { DoorClosed, Ticket } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { noteRegistration } from '@/lib/auth/first-visit';
import { returnPathOf } from '@/lib/auth/return-path';
import { registrationRules } from '@/shared/account/registration-rules';
import { invitationQuery } from '../api';
import { AuthCard } from '../components/auth-card';
import { FormNotice } from '../components/form-notice';
import { GoogleButton } from '../components/google-button';
import { ButtonLink, TextLink } from '../components/links';
import { RegisterForm } from '../components/register-form';
import { ReturnNotice } from '../components/return-notice';
import { useInviteCode } from '../hooks/use-invite-code';
import type { LoginArrival } from '../logic/login-arrival';

export function Component() {
  const navigate = useNavigate();
  const { inviteCode, keepInvite } = useInviteCode();
  const next = returnPathOf(useLocation().search, 'trader');
  // Shown without waiting: only a registration that is closed changes the page.
  const { data: rules } = useQuery(registrationRules);

  // A code that could not be checked is sent along, and the server decides.
  const isUnknown = useQuery(invitationQuery(inviteCode)).data === false;

  if (rules && !rules.registrationOpen) return <RegistrationClosed />;

  function goToLogin({ email, message }: { email: string; message: string | undefined }): void {
    noteRegistration(email);
    toast({ title: 'Registration Successful', description: message });
    const state: LoginArrival = { email, registered: true };
    void navigate(keepInvite(paths.auth.login), { state });
  }

  return (
    <AuthCard
      pageTitle="Register"
      title="Create your account"
      description="One account to buy and to sell. It costs nothing."
      footer={
        <>
          Already have an account? <TextLink to={keepInvite(paths.auth.login)}>Sign in</TextLink>
        </>
      }
    >
      <ReturnNotice next={next} />
      {inviteCode ? <Invitation code={inviteCode} isUnknown={isUnknown} /> : null}
      <RegisterForm
        inviteCode={isUnknown ? undefined : inviteCode}
        next={next}
        minimumPasswordLength={rules?.minimumPasswordLength}
        onRegistered={goToLogin}
      />
      <GoogleButton />
    </AuthCard>
  );
}

function Invitation({ code, isUnknown }: { code: string; isUnknown: boolean }) {
  if (isUnknown) {
    return (
      <div role="status">
        <FormNotice tone="info">
          Nobody invites with the code {code}. You can register without one, or ask for the link again.
        </FormNotice>
      </div>
    );
  }
  return (
    <p className="flex w-fit max-w-full items-center gap-2 rounded-lg bg-secondary px-3 py-1.5 font-medium text-secondary-foreground text-sm">
      <Ticket aria-hidden="true" className="size-4 shrink-0" />
      <span className="[overflow-wrap:anywhere]">Invited with code {code}</span>
    </p>
  );
}

function RegistrationClosed() {
  return (
    <AuthCard
      pageTitle="Register"
      title="Registration is closed"
      icon={DoorClosed}
      description="New registrations are closed at the moment. If you have an account already, you can sign in as usual."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.auth.login}>Sign in</ButtonLink>
        <ButtonLink to={paths.home} variant="outline">
          Back to Home
        </ButtonLink>
      </div>
    </AuthCard>
  );
}
