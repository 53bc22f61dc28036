import { figureScheduleEndpoints } from '@oja/contract/figure-schedules';
import { paths } from '@/config/paths';
import { callApi } from '@/lib/api/call-api';
import { UnsubscribeCards } from '../components/unsubscribe-cards';

/** The link in mails with the figures for staff. */
export function Component() {
  return (
    <UnsubscribeCards
      call={(sent) => callApi(figureScheduleEndpoints.unsubscribeFigures, sent)}
      description="You will get no more scheduled reports with the figures of Oja. The figures stay in the admin portal."
      done="Your scheduled report is switched off. You can switch it on again beside the figures."
      broken="Please open it from the mail again. You can also switch the report off beside the figures."
      settings={{ label: 'Open the figures', to: paths.admin.figures }}
    />
  );
}
