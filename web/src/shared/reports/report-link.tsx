import type { ReportType } from '@oja/contract/report-fields';
import { Flag } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Button, type ButtonProps } from '@/components/ui/button';
import { authStore, isStaffUser } from '@/lib/auth/auth-store';
import { signInPathFor } from '@/lib/auth/return-path';
import { cn } from '@/lib/class-names';
import { useResumedAct } from '@/lib/use-resumed-act';
import { reportedThings } from './report-labels';

const loadDialog = () => import('./report-dialog');
const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }));

/** Names what is to be reported after the sign-in. */
const reportParameter = 'report';

type ReportLinkProps = {
  type: ReportType;
  targetId: string;
  /** The owner, who gets no link to report themselves. */
  ownerId: string;
  /** What the person sees of it, for example '@lagosfoodie'. */
  name: string;
  /** The flag alone, where there is no room for the word. */
  compact?: boolean;
  className?: string;
};

/**
 * Stands wherever people see what others made. The dialog is loaded when it is first wanted. Staff have the queue
 * instead; visitors are asked to sign in and come back to the open dialog.
 */
export function ReportLink({ type, targetId, ownerId, name, compact = false, className }: ReportLinkProps) {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<'open' | 'closed'>();
  const isResumed = useResumedAct(reportParameter, { value: targetId, isReady: record !== undefined });
  const wanted = chosen ?? (isResumed ? 'open' : 'never');
  if (record && (isStaffUser(record.user) || record.user.id === ownerId)) return null;
  const looks = {
    variant: 'ghost',
    size: compact ? 'icon' : 'sm',
    className: cn('text-muted-foreground', compact && 'size-8', className),
    'aria-label': `Report ${reportedThings[type]} ${name}`,
  } satisfies ButtonProps;
  const label: ReactNode = (
    <>
      <Flag aria-hidden="true" />
      {compact ? null : 'Report'}
    </>
  );
  if (record === undefined) {
    const back = new URLSearchParams(search);
    back.set(reportParameter, targetId);
    return (
      <Button asChild {...looks}>
        <Link to={signInPathFor(`${pathname}?${back}`)}>{label}</Link>
      </Button>
    );
  }
  return (
    <>
      <Button
        {...looks}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setChosen('open')}
      >
        {label}
      </Button>
      {wanted === 'never' ? null : (
        <Suspense fallback={null}>
          <ReportDialog
            type={type}
            targetId={targetId}
            name={name}
            open={wanted === 'open'}
            onOpenChange={(open) => setChosen(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
