import { useQuery } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { type AuthUser, isStaffUser } from '@/lib/auth/auth-store';
import { formatNaira } from '@/lib/money';
import { referralsQuery } from '../../api';
import { CopyField } from '../copy-field';
import { SettingsSection } from '../settings-section';
import { inviteLink } from './invite-link';
import { ReferredFriends } from './referred-friends';
import { ShareButtons } from './share-buttons';

/** Shown for an account that has no code. */
const DISPLAYED_CODE = 'REF-123456';

export function ReferralSection({ user }: { user: AuthUser }) {
  // Staff trade nothing and earn no reward.
  const { data: referrals } = useQuery({ ...referralsQuery, enabled: !isStaffUser(user) });
  const link = inviteLink({
    origin: window.location.origin,
    path: paths.auth.register,
    code: user.referralCode,
  });
  return (
    <SettingsSection
      id="referral"
      title="Referral Program"
      description="Share this code with friends to earn rewards!"
    >
      <div className="grid gap-5">
        <div className="grid gap-5 @xl:grid-cols-[13rem_minmax(0,1fr)]">
          <CopyField
            label="Referral code"
            value={user.referralCode || DISPLAYED_CODE}
            copyLabel="Copy referral code"
            mono
          />
          {user.referralCode ? (
            <CopyField label="Invite link" value={link} copyLabel="Copy invite link" />
          ) : null}
        </div>
        <ShareButtons text="Buy and sell social media accounts with escrow on Oja:" link={link} />
        <p className="text-muted-foreground text-sm">{rewardSentence(referrals)}</p>
        {referrals ? <ReferredFriends {...referrals} /> : null}
      </div>
    </SettingsSection>
  );
}

function rewardSentence(terms: { reward: number; minimum_price: number } | undefined): string {
  if (terms?.reward === 0) return 'There is no reward for invitations at the moment.';
  const reward = terms ? formatNaira(terms.reward) : 'The reward';
  const least = terms ? ` of ${formatNaira(terms.minimum_price)} or more` : '';
  return `${reward} goes to your wallet when the first purchase${least} of a friend who joined with your code is completed and its cover, if it has any, is over.`;
}
