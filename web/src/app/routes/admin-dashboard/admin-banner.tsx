import { Activity, ChartColumn, ShieldCheck, ShieldOff } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { adminPaths } from '@/config/admin-paths';
import type { AuthUser } from '@/lib/auth/auth-store';
import { formatToday } from '@/lib/dates';
import { greetingAt } from './greeting';

export function AdminBanner({ user }: { user: AuthUser }) {
  const now = new Date();
  const Icon = user.twoFactorEnabled ? ShieldCheck : ShieldOff;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 relative overflow-hidden px-5 py-5 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary sm:px-6">
      <div className="grid min-w-0 gap-1">
        <h1 className="font-bold text-2xl tracking-tight sm:text-3xl">Admin Dashboard</h1>
        <p className="text-muted-foreground">
          {greetingAt(now)}, {user.name}. <span className="whitespace-nowrap">{formatToday(now)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge
          variant={user.twoFactorEnabled ? 'success' : 'warning'}
          className="px-3 py-1 text-sm [&_svg]:size-4"
        >
          <Icon aria-hidden="true" />
          {user.twoFactorEnabled ? 'Two-factor sign-in is on' : 'Two-factor sign-in is off'}
        </Badge>
        <Button asChild variant="outline">
          <Link to={adminPaths.figures}>
            <ChartColumn aria-hidden="true" />
            Figures
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={adminPaths.security}>
            <ShieldCheck aria-hidden="true" />
            Security Center
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={adminPaths.status}>
            <Activity aria-hidden="true" />
            System Status
          </Link>
        </Button>
      </div>
    </Card>
  );
}
