import type { AuthUser } from '@/lib/auth/auth-store';
import { SettingsSection } from '../settings-section';
import { PhotoField } from './photo-field';
import { ProfileForm } from './profile-form';
import { useOwnPhoto } from './use-own-photo';

export function ProfileSection({ user }: { user: AuthUser }) {
  const photo = useOwnPhoto();
  return (
    <SettingsSection
      id="profile"
      title="Profile Information"
      description="How other people on Oja see you and how they reach you."
    >
      <div className="grid gap-6">
        <PhotoField user={user} photo={photo} />
        <ProfileForm user={user} onSaved={photo.save} />
      </div>
    </SettingsSection>
  );
}
