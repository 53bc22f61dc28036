import { PaymentPanel } from '../components/payment-panel';
import { SettingsPage } from '../components/settings-page';

export function Component() {
  return <SettingsPage section="payment" Panel={PaymentPanel} />;
}
