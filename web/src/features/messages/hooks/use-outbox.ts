import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { outboxOf } from '../logic/shared-outbox';

export function useOutbox(userId: string) {
  const outbox = outboxOf(userId, useQueryClient());
  const queued = useSyncExternalStore(outbox.subscribe, outbox.read);
  useEffect(() => void outbox.flush(), [outbox]);
  return { outbox, queued };
}
