import { errorCodes } from '@oja/contract/errors';
import { listingImageLimits } from '@oja/contract/listing-fields';

export const screenshotTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Why a file will not do, before it is sent; the server looks at the content itself. */
export function checkScreenshot(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!screenshotTypes.includes(file.type)) return errorCodes.image_type_unsupported.text;
  if (file.size > listingImageLimits.bytes) return errorCodes.image_too_large.text;
  return undefined;
}
