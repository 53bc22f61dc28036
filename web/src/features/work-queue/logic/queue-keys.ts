import { type ListKey, openKeys } from '@/components/list-keys/list-keys';

export type QueueAction = 'open' | 'claim' | 'release';

const actions: readonly ListKey<QueueAction>[] = [
  { key: 'c', action: 'claim', label: 'Claim it' },
  { key: 'u', action: 'release', label: 'Release it' },
];

export const queueKeys = [...openKeys('item'), ...actions];
