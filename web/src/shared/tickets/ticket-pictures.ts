import { supportEndpoints } from '@oja/contract/support';
import { ticketLimits } from '@oja/contract/ticket-fields';
import { uploadApi } from '@/lib/api/upload-api';
import { createScreenshotTray, type UploadScreenshot } from '@/shared/screenshots/screenshot-tray';

const uploadTicketImage: UploadScreenshot = async (file, options) =>
  (await uploadApi(supportEndpoints.uploadTicketImage, { file, ...options })).data;

/** The pictures of one message; each is on its way to the server while the person still writes. */
export function createTicketTray() {
  return createScreenshotTray(uploadTicketImage, [], {
    count: ticketLimits.pictures,
    tooMany: `${ticketLimits.pictures} pictures at most can go along.`,
  });
}
