/** Every duration a person can notice; those of pages with a session are in portal-timings.ts and minimum-busy-times.ts. */
export const timings = {
  routeOverlayMs: 800,

  toastMs: 5_000,
  toastRemoveDelayMs: 1_000_000,
  toastSwipePx: 50,

  copiedIndicatorMs: 2_000,

  tooltipDelayMs: 300,

  /** How often a countdown is drawn again. */
  countdownTickMs: 1_000,

  /** How long a person must pause before a search asks the server. */
  searchPauseMs: 300,

  /** How long a page may still grow above the part of it that its address names. */
  pageGrowsMs: 3_000,

  /** How long after Back a page may take to become as tall as it was. */
  scrollRestoreMs: 10_000,

  sidebarCookieMaxAgeSeconds: 604_800,

  /** The first wait before the live connection is tried again; it doubles up to the longest. */
  liveReconnectMs: 1_000,
  liveLongestReconnectMs: 30_000,
} as const;
