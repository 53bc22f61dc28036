import { disputeEndpoints } from '@oja/contract/disputes';
import type { UploadScreenshot } from '@/components/listings/screenshots/screenshot-tray';
import { uploadApi } from '@/lib/api/upload-api';

export const uploadEvidence: UploadScreenshot = async (file, options) =>
  (await uploadApi(disputeEndpoints.uploadDisputeImage, { file, ...options })).data;
