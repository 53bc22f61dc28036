import type { SystemStatus } from '@oja/contract/system-status';
import { expect, test } from 'vitest';
import { systemRows } from './system-rows';

const works = { ok: true, detail: 'Works.' };
const status: SystemStatus = {
  parts: { database: works, paystack: works, mail: works, storage: works },
  paystack_mode: 'simulator',
  queue: { waiting: 0, running: 0, scheduled: 0, retrying: 0, failed: 0, troubled: [] },
  process: {
    version: '0.1.0',
    node: 'v24',
    schema: '0001_ground.sql',
    started_at: '2026-11-15T09:00:00.000Z',
    uptime_seconds: 1,
  },
};
const badges = (...given: Parameters<typeof systemRows>) =>
  systemRows(...given).map(({ badge }) => badge?.text);

test('nothing is claimed before there is an answer', () => {
  expect(badges()).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('a database that is down is shown although the other parts cannot be checked', () => {
  expect(badges({ application: 'up', database: 'down' }).slice(0, 2)).toEqual(['Running', 'Not reachable']);
});

test('the payment gateway says which one it is, and a key that is missing', () => {
  const reachable = { application: 'up', database: 'up' } as const;
  expect(badges(reachable, status)).toEqual(['Running', 'Reachable', 'Simulator', 'Works', 'Works']);
  const down = { ok: false, detail: 'No.' };
  const parts = { ...status.parts, paystack: down, mail: down };
  expect(badges(reachable, { ...status, parts }).slice(2, 4)).toEqual(['Not reachable', 'Does not work']);
  expect(badges(reachable, { ...status, parts, paystack_mode: 'missing' })[2]).toBe('Not configured');
});
