import { accountEndpoints } from '@oja/contract/accounts';
import { errorCodes } from '@oja/contract/errors';

const { binaryBody, bodyLimitBytes } = accountEndpoints.setAvatar;

/** The kinds of pictures that the server decodes. */
export const photoTypes: readonly string[] = binaryBody.filter((type) => type.startsWith('image/'));

/** Says at once what the server would say after the upload; undefined when nothing speaks against the file. */
export function checkPhoto(file: { type: string; size: number }): string | undefined {
  if (!photoTypes.includes(file.type)) return errorCodes.image_type_unsupported.text;
  if (file.size > bodyLimitBytes) return errorCodes.image_too_large.text;
  if (file.size === 0) return errorCodes.image_unreadable.text;
  return undefined;
}
