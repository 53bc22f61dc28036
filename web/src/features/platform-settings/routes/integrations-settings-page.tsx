import { IntegrationsPanel } from '../components/integrations-panel';
import { SettingsPage } from '../components/settings-page';

export function Component() {
  return <SettingsPage section="integrations" Panel={IntegrationsPanel} />;
}
