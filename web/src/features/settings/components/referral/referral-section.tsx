import { paths } from '@/config/paths';
import type { AuthUser } from '@/lib/auth/auth-store';
import { CopyField } from '../copy-field';
import { SettingsSection } from '../settings-section';
import { inviteLink } from './invite-link';

/** Shown for an account that has no code. */
const DISPLAYED_CODE = 'REF-123456';

export function ReferralSection({ user }: { user: AuthUser }) {
  return (
    <SettingsSection
      id="referral"
      title="Referral Program"
      description="Share this code with friends to earn rewards!"
    >
      <div className="grid gap-5 @xl:grid-cols-[13rem_minmax(0,1fr)]">
        <CopyField
          label="Referral code"
          value={user.referralCode || DISPLAYED_CODE}
          copyLabel="Copy referral code"
          mono
        />
        {user.referralCode ? (
          <CopyField
            label="Invite link"
            value={inviteLink({
              origin: window.location.origin,
              path: paths.auth.register,
              code: user.referralCode,
            })}
            copyLabel="Copy invite link"
          />
        ) : null}
      </div>
      <p className="mt-4 text-muted-foreground text-sm">
        The reward goes to your wallet when the first purchase of a friend who joined with your code is
        completed.
      </p>
    </SettingsSection>
  );
}
