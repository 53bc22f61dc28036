import { notificationEndpoints } from '@oja/contract/notifications';
import { paths } from '@/config/paths';
import { callApi } from '@/lib/api/call-api';
import { UnsubscribeCards } from '../components/unsubscribe-cards';

/** The link in mails with alerts. */
export function Component() {
  return (
    <UnsubscribeCards
      call={(sent) => callApi(notificationEndpoints.unsubscribe, sent)}
      description="You will get no more mails about your saved searches and about lower prices of accounts you saved. Your searches stay, and alerts are still under the bell."
      done="We send you no more mails with alerts. You can switch them on again in your notification settings."
      broken="Please open it from the mail again. You can also choose your mails in your notification settings."
      settings={{ label: 'Notification settings', to: `${paths.dashboard.settings}#notifications` }}
    />
  );
}
