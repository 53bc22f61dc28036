import { type ListKey, openKeys } from '@/components/list-keys/list-keys';

export type WorkAction = 'open' | 'claim' | 'release' | 'skip';

const actions: readonly ListKey<WorkAction>[] = [
  { key: 'c', action: 'claim', label: 'Claim it' },
  { key: 'u', action: 'release', label: 'Release it' },
  { key: 'n', action: 'skip', label: 'Open the next item for me' },
];

export const workKeys = [...openKeys('item'), ...actions];
