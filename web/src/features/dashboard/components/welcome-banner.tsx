import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Awning } from '@/components/brand/awning';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import type { AuthUser } from '@/lib/auth/auth-store';
import { greetingOf } from '@/lib/auth/first-visit';
import { formatToday } from '@/lib/dates';
import { countDone, traderSteps } from '../logic/account-steps';

export function WelcomeBanner({ user }: { user: AuthUser }) {
  return (
    <Card className="overflow-hidden">
      <Awning />
      <div className="flex items-center justify-between gap-8 px-5 pt-4 pb-6 sm:px-8 sm:pb-8">
        <div className="grid min-w-0 justify-items-start gap-2">
          <p className="text-muted-foreground text-sm">{formatToday(new Date())}</p>
          <h1 className="wrap-anywhere font-bold text-2xl tracking-tight sm:text-4xl">{greetingOf(user)}</h1>
          <p className="max-w-xl text-muted-foreground">{readiness(user)}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button asChild>
              <Link to={paths.dashboard.settings}>View Profile</Link>
            </Button>
            {user.role === 'seller' ? (
              <Button asChild variant="outline">
                <Link to={paths.dashboard.addListing}>
                  <Plus aria-hidden="true" />
                  Add New Account
                </Link>
              </Button>
            ) : null}
          </div>
        </div>
        <div className="hidden w-52 shrink-0 lg:block">
          <MarketStallArt />
        </div>
      </div>
    </Card>
  );
}

function readiness(user: AuthUser): string {
  const left = traderSteps.length - countDone(traderSteps, user);
  if (left === 0) return 'Your account is ready. Every purchase is held in escrow until it is confirmed.';
  return left === 1
    ? 'One step is left to get your account ready.'
    : `${left} steps are left to get your account ready.`;
}
