import { createDiskStorage } from './disk-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { createS3Storage, type S3Config } from './s3-storage.ts';

export type { S3Config } from './s3-storage.ts';

export type StorageConfig = { uploadsDir: string; s3?: S3Config | undefined };

/** Uploads go to S3 when it is configured, and into a folder otherwise. */
export function createStorage({ uploadsDir, s3 }: StorageConfig): ObjectStorage {
  return s3 ? createS3Storage(s3) : createDiskStorage(uploadsDir);
}
