import type { AuthUser } from '@/lib/auth/auth-store';
import { SettingsSection } from '../settings-section';
import { DeleteAccount } from './delete-account';

export function DangerSection({ user }: { user: AuthUser }) {
  return (
    <SettingsSection
      id="danger"
      title="Danger Zone"
      description="Deleting your account erases your personal data. It cannot be undone."
      danger
    >
      <DeleteAccount email={user.email} />
    </SettingsSection>
  );
}
