import { useLocation } from 'react-router';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { unsubscribeAlerts, unsubscribeFigures } from '../api';
import { UnsubscribeCards } from '../components/unsubscribe-cards';

/** The links in mails with alerts, and in those with the figures for staff. */
export function Component() {
  return useLocation().pathname === paths.unsubscribeFigures ? <OfFigures /> : <OfAlerts />;
}

function OfAlerts() {
  return (
    <UnsubscribeCards
      call={unsubscribeAlerts}
      description="You will get no more mails about your saved searches and about lower prices of accounts you saved. Your searches stay, and alerts are still under the bell."
      done="We send you no more mails with alerts. You can switch them on again in your notification settings."
      broken="Please open it from the mail again. You can also choose your mails in your notification settings."
      settings={{ label: 'Notification settings', to: `${paths.dashboard.settings}#notifications` }}
    />
  );
}

function OfFigures() {
  return (
    <UnsubscribeCards
      call={unsubscribeFigures}
      description="You will get no more scheduled reports with the figures of Oja. The figures stay in the admin portal."
      done="Your scheduled report is switched off. You can switch it on again beside the figures."
      broken="Please open it from the mail again. You can also switch the report off beside the figures."
      settings={{ label: 'Open the figures', to: adminPaths.figures }}
    />
  );
}
