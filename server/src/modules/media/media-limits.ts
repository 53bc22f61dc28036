/** Every number that rules pictures and documents. */
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

/** Half the time of the encoder's own choice (4), for files that are 4 % larger; the time is what uploads queue for. */
export const WEBP_EFFORT = 2;

export const DOCUMENT_LIMITS = {
  maxBytes: 10 * MEBIBYTE,
  /** Small print on an identity card must stay readable. */
  imageMaxSidePx: 2400,
  imageWebpQuality: 85,
  /** How much of the end of a PDF is searched for its end marker; readers do the same. */
  pdfTailBytes: 1024,
} as const;

/**
 * One person has at most two pictures in work or in the queue, so at most 50 megapixels, and the others of the same
 * person wait apart: a form that sends all screenshots of a listing at once is served, and other people do not wait behind it.
 */
export const UPLOADER_WORK = { places: 2, waitingOutside: 12, waitingOutsideInAll: 48 } as const;

/**
 * libuv has four threads: two may hash passwords, one may work on a picture, and one stays free for files and name
 * lookups. Every waiting picture holds its bytes in memory, which bounds the queue.
 */
export const IMAGE_WORK = { maxRunning: 1, maxWaiting: 24, retryAfterSeconds: 5 } as const;
