import type { WorkItem } from '@oja/contract/work';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toastFailure } from '@/components/ui/toast-failure';
import { changeOwnerMutation } from '@/shared/work/api';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { rowKeyOf } from '../components/work-list';
import { type QueueAction, queueKeys } from '../logic/queue-keys';

/** The keys of the queue. */
export function useQueueKeys(items: readonly WorkItem[]) {
  const navigate = useNavigate();
  const owner = useMutation({
    ...changeOwnerMutation,
    onError: (error) => toastFailure(error, 'The owner could not be changed.'),
  });
  return useWorkKeys<QueueAction>(queueKeys, (action, key) => {
    const item = items.find((each) => rowKeyOf(each) === key);
    if (item === undefined) return;
    if (action === 'open') void navigate(item.page);
    else owner.mutate({ kind: item.kind, id: item.id, step: action });
  });
}
