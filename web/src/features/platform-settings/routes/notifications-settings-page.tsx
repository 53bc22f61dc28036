import { NotificationsPanel } from '../components/notifications-panel';
import { SettingsPage } from '../components/settings-page';

export function Component() {
  return <SettingsPage section="notifications" Panel={NotificationsPanel} />;
}
