import { LeaveGuard } from '@/components/shell/leave-guard';
import { PageHeader } from '@/components/ui/page-header';
import { useAuth } from '@/lib/auth/auth-provider';
import { lacksTwoFactor } from '@/lib/auth/home-path';
import { useFocusNamedSection } from '@/lib/use-focus-named-section';
import { AppearanceSection } from '../components/appearance-section';
import { DangerSection } from '../components/danger/danger-section';
import { DataSection } from '../components/data-section';
import { NotificationsSection } from '../components/notifications/notifications-section';
import { PasswordSection } from '../components/password/password-section';
import { ProfileSection } from '../components/profile/profile-section';
import { ReferralSection } from '../components/referral/referral-section';
import { SessionsSection } from '../components/sessions/sessions-section';
import { SettingsIndex } from '../components/settings-index';
import { sectionIds } from '../components/settings-sections';
import { StandingSection } from '../components/standing/standing-section';
import { TwoFactorSection } from '../components/two-factor/two-factor-section';
import { TwoFactorDuty } from '../components/two-factor-duty';

/** The settings of the signed-in person, staff included. */
export function Component() {
  const { user } = useAuth();
  useFocusNamedSection(sectionIds);
  // The guard of the portal leads elsewhere in the same moment.
  if (user === undefined) return null;
  // The server refuses the other sections until the second factor is on.
  const isEnrolling = lacksTwoFactor(user);
  return (
    <LeaveGuard>
      <title>Settings · Oja</title>
      <div className="@container mx-auto w-full max-w-5xl">
        <div className="grid gap-6">
          <PageHeader title="Settings" description="Your profile, how you sign in, and your data." />
          <TwoFactorDuty user={user} />
          <div className="grid gap-6 @4xl:grid-cols-[11rem_minmax(0,1fr)] @4xl:gap-10">
            {isEnrolling ? null : <SettingsIndex />}
            <div className="grid min-w-0 gap-6">
              {isEnrolling ? null : (
                <>
                  <ProfileSection user={user} />
                  <ReferralSection user={user} />
                  <PasswordSection user={user} />
                </>
              )}
              <TwoFactorSection user={user} />
              {isEnrolling ? null : (
                <>
                  <SessionsSection />
                  <NotificationsSection />
                  <StandingSection />
                  <AppearanceSection />
                  <DataSection />
                  <DangerSection user={user} />
                </>
              )}
            </div>
          </div>
        </div>
      </div>
    </LeaveGuard>
  );
}
