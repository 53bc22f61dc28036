/**
 * A minimum busy time never delays a request: the request starts at once and only the busy label stays that long (see
 * lib/minimum-busy.ts). VITE_ARTIFICIAL_WAITS=off sets all of them to zero. Apart from the other timings, because the
 * public pages have none.
 */
export const minimumBusyTimes = readMinimumBusyTimes(import.meta.env.VITE_ARTIFICIAL_WAITS);

export function readMinimumBusyTimes(artificialWaits: unknown) {
  const factor = artificialWaits === 'off' ? 0 : 1;
  return {
    createListingMs: 2_000 * factor,
    withdrawalMs: 2_000 * factor,
    adminDashboardMs: 1_500 * factor,
    settingsSaveMs: 1_000 * factor,
    settingsSaveLongMs: 1_500 * factor,
  };
}
