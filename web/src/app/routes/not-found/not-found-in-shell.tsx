import { Link, useLocation } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Button } from '@/components/ui/button';
import { isAdminPath, paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';

/** The not-found page where a portal's frame stands around it. */
export function Component() {
  const { user } = useAuth();
  const isAdminArea = isAdminPath(useLocation().pathname);
  // A moderator has no dashboard; /admin would lead back to where the portal sends moderators.
  const hasDashboard = !isAdminArea || user?.role === 'admin';
  return (
    <div className="flex flex-1 flex-col items-center justify-center py-10 text-center">
      <title>Page not found · Oja</title>
      <div className="w-56 max-w-full">
        <MarketStallArt />
      </div>
      <h1 className="mt-6 font-bold text-6xl tracking-tight">404</h1>
      <p className="mt-2 text-lg text-muted-foreground">Oops! Page not found</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {hasDashboard ? (
          <Button asChild size="lg">
            <Link to={isAdminArea ? paths.adminHome : paths.dashboard.overview}>Back to Dashboard</Link>
          </Button>
        ) : null}
        <Button asChild size="lg" variant={hasDashboard ? 'outline' : 'default'}>
          <Link to={paths.home}>Return to Home</Link>
        </Button>
      </div>
    </div>
  );
}
