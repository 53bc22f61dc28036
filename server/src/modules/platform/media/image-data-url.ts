import { Refusal } from '../../../domain/refusal.ts';
import { IMAGE_LIMITS } from './media-limits.ts';

const PREFIX = /^data:image\/(?:jpeg|jpg|png|gif|webp);base64,/;
const MAX_ENCODED_LENGTH = Math.ceil(IMAGE_LIMITS.maxBytes / 3) * 4;

/**
 * Decodes a `data:image/…;base64,…` URL. The declared type is only a first filter: the type is determined by the
 * content. The size is checked before anything is decoded.
 */
export function decodeImageDataUrl(dataUrl: string): Buffer {
  const prefix = PREFIX.exec(dataUrl.slice(0, 40))?.[0];
  if (prefix === undefined) throw new Refusal('image_type_unsupported');
  if (dataUrl.length - prefix.length > MAX_ENCODED_LENGTH) throw new Refusal('image_too_large');

  const encoded = dataUrl.slice(prefix.length);
  const bytes = Buffer.from(encoded, 'base64');
  // Node's decoder skips invalid characters, so only re-encoding proves that all of it was base64.
  if (bytes.length === 0 || bytes.toString('base64') !== encoded) throw new Refusal('image_unreadable');
  return bytes;
}
