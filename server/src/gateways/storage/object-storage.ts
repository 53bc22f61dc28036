/** Where uploads live: a folder on disk or any S3-compatible service. Nothing above this line knows which. */
export interface ObjectStorage {
  /** Stores the bytes under the key. When it returns they are there to stay, and nobody ever sees half of them. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Removing what is not there is no error: removal may be tried again. */
  remove(key: string): Promise<void>;
  /** Writes, reads and removes a small object, and says how that went. It never throws. */
  check(): Promise<StorageCheck>;
}

export type StoredObject = { bytes: Buffer; contentType: string; size: number };

export type StorageCheck = { ok: boolean; detail: string };

/** The storage could not do its work just now. Trying again later may help; the message holds no secret. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}
