/** All limits of pictures and documents. */
const MEBIBYTE = 1024 * 1024;

export const IMAGE_LIMITS = {
  maxBytes: 5 * MEBIBYTE,
  /** Read from the header and enforced before a single pixel is decoded. */
  maxSidePx: 12_000,
  maxPixels: 25_000_000,
  decodeTimeoutSeconds: 10,
} as const;

export const IMAGE_VARIANTS = {
  full: { maxSidePx: 1600, webpQuality: 82 },
  thumb: { maxWidthPx: 480, webpQuality: 78 },
} as const;

/** Half the time of the encoder's default (4), for files that are 4 % larger; uploads queue for this time. */
export const WEBP_EFFORT = 2;

export const DOCUMENT_LIMITS = {
  maxBytes: 10 * MEBIBYTE,
  /** Keeps small print on an identity card readable. */
  imageMaxSidePx: 2400,
  imageWebpQuality: 85,
  /** How much of the end of a PDF is searched for its end marker, as readers do. */
  pdfTailBytes: 1024,
} as const;

/**
 * One person has at most two pictures running or queued, so at most 50 megapixels; further pictures of that person
 * wait in a separate queue: a form that sends all screenshots of a listing at once is served, without delaying other
 * people.
 */
export const UPLOADER_WORK = { slots: 2, queuedPerHolder: 12, queuedInAll: 48 } as const;

/**
 * libuv has four threads: two may hash passwords, one may process a picture, and one stays free for files and DNS
 * lookups. Every queued picture holds its bytes in memory, which bounds the queue.
 */
export const IMAGE_WORK = { maxRunning: 1, maxWaiting: 24, retryAfterSeconds: 5 } as const;
