import type { PreferenceGroup } from '@oja/contract/notifications';
import { expect, test } from 'vitest';
import { groupChannels } from './group-channels';

const entry = (channel: 'in_app' | 'mail' | 'push', enabled: boolean, fixed = false) => ({
  channel,
  enabled,
  fixed,
});
const group: PreferenceGroup = {
  group: 'wallet',
  label: 'Wallet',
  description: 'Money.',
  events: [
    {
      event: 'funds_added',
      label: 'Funds added',
      channels: [entry('in_app', true, true), entry('mail', true)],
    },
    {
      event: 'withdrawal_paid',
      label: 'Paid',
      channels: [entry('in_app', true, true), entry('mail', false)],
    },
    { event: 'withdrawal_cancelled', label: 'Cancelled', channels: [entry('in_app', true, true)] },
  ],
};

test('a group counts what is on among the events that can take the channel, and leaves out what none can', () => {
  expect(groupChannels(group, ['in_app', 'mail', 'push'])).toEqual([
    { channel: 'in_app', on: 3, all: 3, fixed: true },
    { channel: 'mail', on: 1, all: 2, fixed: false },
  ]);
  expect(groupChannels(group, ['mail'])).toHaveLength(1);
});
