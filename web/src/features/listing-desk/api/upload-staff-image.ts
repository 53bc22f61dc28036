import { adminListingEndpoints } from '@oja/contract/admin-listings';
import type { UploadScreenshot } from '@/components/listings/screenshots/screenshot-tray';
import { uploadApi } from '@/lib/api/upload-api';

export const uploadStaffImage: UploadScreenshot = async (file, options) =>
  (await uploadApi(adminListingEndpoints.uploadStaffListingImage, { file, ...options })).data;
