import { disputeEndpoints } from '@oja/contract/disputes';
import { evidenceLimits } from '@oja/contract/purchase-fields';
import { uploadApi } from '@/lib/api/upload-api';
import type { TrayLimit, UploadScreenshot } from '@/shared/screenshots/screenshot-tray';

/** Pictures as evidence, of disputes and of the steps of a hand-over. */

export const evidenceTrayLimit: TrayLimit = {
  count: evidenceLimits.count,
  tooMany: `${evidenceLimits.count} pictures at most can go along.`,
};

export const uploadEvidence: UploadScreenshot = async (file, options) =>
  (await uploadApi(disputeEndpoints.uploadDisputeImage, { file, ...options })).data;
