import { listingEndpoints } from '@oja/contract/listings';
import type { UploadScreenshot } from '@/components/listings/screenshots/screenshot-tray';
import { uploadApi } from '@/lib/api/upload-api';

export const uploadListingImage: UploadScreenshot = async (file, options) =>
  (await uploadApi(listingEndpoints.uploadListingImage, { file, ...options })).data;
