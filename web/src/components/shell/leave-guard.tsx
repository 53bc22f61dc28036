import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';
import type { BlockerFunction } from 'react-router';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { authStore } from '@/lib/auth/auth-store';
import { useLeaveBlocker } from './navigation-guard';

type ReportUnsaved = (id: string, reason: string | undefined) => void;

const LeaveGuardContext = createContext<ReportUnsaved | undefined>(undefined);

type LeaveGuardProps = {
  /** Where the query chooses what the page shows, leaving that is leaving too. */
  scope?: 'path' | 'path-and-query';
  children: ReactNode;
};

/**
 * Asks before a person leaves the page and loses something. The sections say what would be lost and share one
 * guard. Without a session there is nothing left to save.
 */
export function LeaveGuard({ scope = 'path', children }: LeaveGuardProps) {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const [reason] = reasons.values();

  const report = useCallback<ReportUnsaved>((id, next) => {
    setReasons((current) => {
      const changed = new Map(current);
      if (next === undefined) changed.delete(id);
      else changed.set(id, next);
      return changed;
    });
  }, []);

  const wouldLose = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      reason !== undefined &&
      authStore.token() !== undefined &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (scope === 'path-and-query' && currentLocation.search !== nextLocation.search)),
    [reason, scope],
  );
  const blocker = useLeaveBlocker(wouldLose);

  useEffect(() => {
    if (reason === undefined) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (authStore.token() !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [reason]);

  return (
    <LeaveGuardContext value={report}>
      {children}
      <AlertDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.();
        }}
        title="Leave this page?"
        description={reason}
        cancelLabel="Stay"
        confirmLabel="Leave"
        onConfirm={() => blocker.proceed?.()}
      />
    </LeaveGuardContext>
  );
}

/** Tells the guard what would be lost by leaving now; undefined when nothing would. */
export function useUnsaved(reason: string | undefined): void {
  const report = useContext(LeaveGuardContext);
  const id = useId();
  useEffect(() => {
    report?.(id, reason);
    return () => report?.(id, undefined);
  }, [report, id, reason]);
}
