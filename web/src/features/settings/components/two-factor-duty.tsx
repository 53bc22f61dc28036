import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice';
import type { AuthUser } from '@/lib/auth/auth-store';

/** Staff who must switch two-factor sign-in on can do nothing else in the admin area before. */
export function TwoFactorDuty({ user }: { user: AuthUser }) {
  if (!('twoFactorMissing' in user && user.twoFactorMissing)) return null;
  return (
    <Notice variant="warning" role="status">
      <p className="font-semibold">Two-factor sign-in is required for your account</p>
      <p>
        The admin area opens once you have switched it on.{' '}
        <Link to={{ hash: 'two-factor' }} className="font-medium underline underline-offset-4">
          Set it up now
        </Link>
      </p>
    </Notice>
  );
}
