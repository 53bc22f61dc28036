import type { WorkItem } from '@oja/contract/work';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type ToastContent, toast } from '@/components/ui/toast';
import { portalTimings } from '@/config/portal-timings';
import { queryKeys } from '@/lib/query-keys';
import { readNextWork, type WorkRef } from './api';
import { workKindLabels } from './work-labels';

/**
 * The toast after a decision, with the next item of the queue as its action. A queue that does not answer in time
 * leaves the toast without one. `from` names an item that may still be open, such as an answered ticket.
 */
export function useNextToast() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (content: ToastContent, from?: WorkRef): Promise<void> => {
    if (content.variant === 'destructive') return void toast(content);
    void queryClient.invalidateQueries({ queryKey: queryKeys.work });
    const next = await Promise.race([readNextWork(from).catch(() => null), inTime()]);
    toast(
      next
        ? { ...content, durationMs: portalTimings.nextToastMs, action: actionOf(next, navigate) }
        : content,
    );
  };
}

function actionOf(next: WorkItem, navigate: (to: string) => unknown) {
  return {
    label: `Next: ${workKindLabels[next.kind]}`,
    altText: `Open ${next.title}, the next item for you.`,
    onSelect: () => void navigate(next.page),
  };
}

function inTime(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), portalTimings.nextToastWaitMs));
}
