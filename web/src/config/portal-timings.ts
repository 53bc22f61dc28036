import { minuteMs } from '@oja/contract/durations';

/** The durations of timings.ts that only pages with a session have: the public pages load nothing that they do not use. */
export const portalTimings = {
  /** After a purchase and after subscribing to a plan. */
  purchaseRedirectMs: 1_500,
  /** After a verified payment. */
  paymentRedirectMs: 3_000,

  verificationRetries: 2,
  verificationRetryDelayMs: 2_000,

  /** A deleted account: long enough to read it before the page is loaded anew. */
  farewellMs: 2_500,

  savedIndicatorMs: 2_000,

  /** How often a queue that staff work through is fetched again while it is open. */
  staffQueueRefreshMs: 30_000,
  /** How long a toast with the next item of the queue stays, and how long a decision waits for that item. */
  nextToastMs: 10_000,
  nextToastWaitMs: 1_500,
  /** The addresses of private pictures are valid for at least an hour. */
  privatePicturesRefreshMs: 45 * minuteMs,
  /** How soon the result of a comparison that was just started is looked for again. */
  comparisonRefreshMs: 2_000,

  /** Before a mail with a link may be asked for again. */
  mailAgainMs: 30_000,

  /** A message that did not arrive is tried again; the wait doubles up to the longest. */
  outboxRetryMs: 1_000,
  outboxLongestRetryMs: 20_000,
  /** How often a typing signal is sent, and how long the indicator stays without a new one. */
  typingSignalMs: 2_500,
  typingShownMs: 5_000,
} as const;
