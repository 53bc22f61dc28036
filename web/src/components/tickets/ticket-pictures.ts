import { supportEndpoints } from '@oja/contract/support';
import { ticketLimits } from '@oja/contract/ticket-fields';
import {
  createScreenshotTray,
  type UploadScreenshot,
} from '@/components/listings/screenshots/screenshot-tray';
import { uploadApi } from '@/lib/api/upload-api';

const uploadTicketImage: UploadScreenshot = async (file, options) =>
  (await uploadApi(supportEndpoints.uploadTicketImage, { file, ...options })).data;

/** The pictures of one message; each is on its way to the server while the person still writes. */
export function createTicketTray() {
  return createScreenshotTray(uploadTicketImage, [], {
    count: ticketLimits.pictures,
    tooMany: `${ticketLimits.pictures} pictures at most can go along.`,
  });
}
