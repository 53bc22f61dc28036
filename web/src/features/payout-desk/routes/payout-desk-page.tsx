import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { chargebacksQuery, moneyWatchQuery, queueQuery, reviewAccountsQuery } from '../api';
import { Chargebacks } from '../components/chargebacks/chargebacks';
import { FrozenNotice, TabCount } from '../components/payout-notices';
import { WithdrawalQueue } from '../components/queue/withdrawal-queue';
import { ReviewAccounts } from '../components/review/review-accounts';
import { MoneyWatchPanel } from '../components/watch/money-watch';
import { wholeQueue } from '../logic/queue-view';

/** Money that leaves Oja: what needs a person, and the watch over all of it. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const waiting = useQuery(queueQuery(wholeQueue)).data?.waiting;
  const inReview = useQuery(reviewAccountsQuery).data?.length;
  const unanswered = useQuery(chargebacksQuery).data?.filter(({ answer }) => answer === null).length;
  const openAlerts = useQuery(moneyWatchQuery).data?.alerts.filter((alert) => !alert.resolved_at).length;
  return (
    <div className="grid gap-6">
      <title>Withdrawals · Oja</title>
      <PageHeader
        title="Withdrawals"
        description="Money that leaves Oja, the accounts it goes to, and the watch over all of it."
      />
      <FrozenNotice />
      <Tabs
        value={query.get('view') ?? 'queue'}
        onValueChange={(view) => setQuery({ view }, { replace: true, preventScrollReset: true })}
      >
        <TabsList>
          <TabsTrigger value="queue">
            Queue <TabCount count={waiting} />
          </TabsTrigger>
          <TabsTrigger value="accounts">
            Bank accounts <TabCount count={inReview} />
          </TabsTrigger>
          <TabsTrigger value="chargebacks">
            Chargebacks <TabCount count={unanswered} />
          </TabsTrigger>
          <TabsTrigger value="money">
            Money watch <TabCount count={openAlerts} />
          </TabsTrigger>
        </TabsList>
        <TabsContent value="queue">
          <WithdrawalQueue />
        </TabsContent>
        <TabsContent value="accounts">
          <ReviewAccounts />
        </TabsContent>
        <TabsContent value="chargebacks">
          <Chargebacks />
        </TabsContent>
        <TabsContent value="money">
          <MoneyWatchPanel />
        </TabsContent>
      </Tabs>
    </div>
  );
}
