import { useSearchParams } from 'react-router';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { ProfileHead } from '@/features/profile/components/profile-head';
import { ProfilePerformance } from '@/features/profile/components/profile-performance';
import { ProfileReviews } from '@/features/profile/components/profile-reviews';
import { WalletActivity } from '@/features/wallet/components/wallet-activity';
import { useAuth } from '@/lib/auth/auth-provider';

const tabs = ['activity', 'reviews', 'performance'] as const;

/** Who one is to the others, and how it goes. The tab stands in the address. */
export function Component() {
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  if (user === undefined) return null;
  const asked = query.get('tab');
  const tab = tabs.find((name) => name === asked) ?? 'activity';
  return (
    <div className="grid gap-6">
      <title>Profile · Oja</title>
      <ProfileHead user={user} />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          setQuery(next === 'activity' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
      >
        <TabsList aria-label="Profile">
          <TabsTrigger value="activity">Recent Activity</TabsTrigger>
          <TabsTrigger value="reviews">Reviews</TabsTrigger>
          <TabsTrigger value="performance">Performance</TabsTrigger>
        </TabsList>
        <TabsContent value="activity">
          <WalletActivity />
        </TabsContent>
        <TabsContent value="reviews">
          <ProfileReviews />
        </TabsContent>
        <TabsContent value="performance">
          <ProfilePerformance isSeller={user.role === 'seller'} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
