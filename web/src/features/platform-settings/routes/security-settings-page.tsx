import { SecurityPanel } from '../components/security-panel';
import { SettingsPage } from '../components/settings-page';

export function Component() {
  return <SettingsPage section="security" Panel={SecurityPanel} />;
}
