/**
 * Every duration a person can notice, in one place. A minimum busy time never delays a request: the request starts
 * at once and only the busy label stays that long (see lib/minimum-busy.ts). VITE_ARTIFICIAL_WAITS=off sets all
 * minimum busy times to zero; the other timings are behaviour, not waiting, and stay.
 */
export const timings = {
  routeOverlayMs: 800,

  toastMs: 5_000,
  toastRemoveDelayMs: 1_000_000,
  toastSwipePx: 50,

  /** After a purchase and after subscribing to a plan. */
  purchaseRedirectMs: 1_500,
  /** After a verified payment. */
  paymentRedirectMs: 3_000,

  verificationRetries: 2,
  verificationRetryDelayMs: 2_000,

  /** A deleted account: long enough to read it before the page is loaded anew. */
  farewellMs: 2_500,

  savedIndicatorMs: 2_000,
  copiedIndicatorMs: 2_000,

  tooltipDelayMs: 300,

  /** How often a countdown is drawn again. */
  countdownTickMs: 1_000,

  /** How long a person must pause before a search asks the server. */
  searchPauseMs: 300,
  /** How often a queue that staff work through is fetched again while it is open. */
  staffQueueRefreshMs: 30_000,
  /** How long a toast with the next item of the queue stays, and how long a decision waits for that item. */
  nextToastMs: 10_000,
  nextToastWaitMs: 1_500,
  /** The addresses of private pictures are valid for at least an hour. */
  privatePicturesRefreshMs: 45 * 60_000,
  /** How soon the result of a comparison that was just started is looked for again. */
  comparisonRefreshMs: 2_000,

  /** Before a mail with a link may be asked for again. */
  mailAgainMs: 30_000,

  /** How long a page may still grow above the part of it that its address names. */
  pageGrowsMs: 3_000,

  /** How long after Back a page may take to become as tall as it was. */
  scrollRestoreMs: 10_000,

  sidebarCookieMaxAgeSeconds: 604_800,

  /** The first wait before the live connection is tried again; it doubles up to the longest. */
  liveReconnectMs: 1_000,
  liveLongestReconnectMs: 30_000,

  /** A message that did not arrive is tried again; the wait doubles up to the longest. */
  outboxRetryMs: 1_000,
  outboxLongestRetryMs: 20_000,
  /** How often a typing signal is sent, and how long the indicator stays without a new one. */
  typingSignalMs: 2_500,
  typingShownMs: 5_000,

  minimumBusy: readMinimumBusyTimes(import.meta.env.VITE_ARTIFICIAL_WAITS),
} as const;

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
