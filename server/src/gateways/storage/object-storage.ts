/** Storage of uploads: a folder on disk or any S3-compatible service, without a difference for callers. */
export interface ObjectStorage {
  /** Stores the bytes under the key. On return they are durable, and no reader ever sees a part of them. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Removing a missing object is no error, so that removal can be retried. */
  remove(key: string): Promise<void>;
  /** Writes, reads and removes a small object, and returns the result. It never throws. */
  check(): Promise<StorageCheck>;
}

export type StoredObject = { bytes: Buffer; contentType: string; size: number };

export type StorageCheck = { ok: boolean; detail: string };

/** The storage is unavailable and the call may be retried; the message contains no secret. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}
