import { describe, expect, test } from 'vitest';
import { readMinimumBusyTimes } from './minimum-busy-times.ts';
import { portalTimings } from './portal-timings.ts';
import { timings } from './timings.ts';

describe('timings', () => {
  test('holds the durations of the specification (A623, U611: a toast lasts 5000 ms)', () => {
    expect({ ...timings, ...portalTimings }).toMatchObject({
      routeOverlayMs: 800,
      toastMs: 5000,
      toastRemoveDelayMs: 1_000_000,
      toastSwipePx: 50,
      purchaseRedirectMs: 1500,
      paymentRedirectMs: 3000,
      verificationRetries: 2,
      verificationRetryDelayMs: 2000,
      savedIndicatorMs: 2000,
      sidebarCookieMaxAgeSeconds: 604_800,
    });
  });

  test('keeps the artificial waits unless they are turned off', () => {
    expect(readMinimumBusyTimes(undefined)).toEqual({
      createListingMs: 2000,
      withdrawalMs: 2000,
      adminDashboardMs: 1500,
      settingsSaveMs: 1000,
      settingsSaveLongMs: 1500,
    });
  });

  test('waits for nothing when the artificial waits are off', () => {
    expect(Object.values(readMinimumBusyTimes('off'))).toEqual([0, 0, 0, 0, 0]);
  });
});
