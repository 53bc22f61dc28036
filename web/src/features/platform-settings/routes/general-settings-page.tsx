import { GeneralPanel } from '../components/general-panel';
import { SettingsPage } from '../components/settings-page';

export function Component() {
  return <SettingsPage section="general" Panel={GeneralPanel} />;
}
