import { resetLinkMinutes } from '@oja/contract/mailed-link-terms';
import { signInEndpoints } from '@oja/contract/sign-in';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { restoreSession } from '@/lib/auth/restore-session';
import { keepReturnPath } from '@/lib/auth/return-path';
import { AuthCard } from '../components/auth-card';
import { ButtonLink, TextLink } from '../components/links';
import { NewPasswordForm } from '../components/new-password-form';
import { useLinkToken } from '../hooks/use-link-token';

export function Component() {
  const navigate = useNavigate();
  const token = useLinkToken(signInEndpoints.resetPassword.body.shape.token);
  const [isSpent, setSpent] = useState(false);
  const { search } = useLocation();

  if (token === undefined || isSpent) return <LinkInvalid announced={isSpent} />;

  async function goToLogin(message: string | undefined): Promise<void> {
    toast({ title: 'Password Changed', description: message });
    // Every session of the account has ended. If one of them was open in this browser, it is forgotten here.
    await restoreSession();
    await navigate(keepReturnPath(paths.auth.login, search), { replace: true });
  }

  function noticeDeadLink(error: unknown): boolean {
    const isDead = error instanceof ApiError && error.code === 'reset_link_invalid';
    if (isDead) setSpent(true);
    return isDead;
  }

  return (
    <AuthCard
      pageTitle="Reset password"
      title="Set a new password"
      description="Afterwards every device is signed out, and you sign in with the new one."
      footer={<TextLink to={keepReturnPath(paths.auth.login, search)}>Back to sign in</TextLink>}
    >
      <NewPasswordForm token={token} onDone={goToLogin} onFailure={noticeDeadLink} />
    </AuthCard>
  );
}

function LinkInvalid({ announced }: { announced: boolean }) {
  const { search } = useLocation();
  return (
    <AuthCard
      pageTitle="Reset password"
      title="This reset link is no longer valid"
      icon={Unlink}
      announced={announced}
      description={`A reset link works once, for ${resetLinkMinutes} minutes. Please ask for a new one.`}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={keepReturnPath(paths.auth.forgotPassword, search)}>Ask for a new link</ButtonLink>
        <ButtonLink to={keepReturnPath(paths.auth.login, search)} variant="outline">
          Back to sign in
        </ButtonLink>
      </div>
    </AuthCard>
  );
}
