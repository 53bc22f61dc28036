import { Refusal } from '../../../domain/refusal.ts';
import { findImageType } from './image-type.ts';
import { encodeWebp, withPixelsOf } from './image-work.ts';
import { DOCUMENT_LIMITS } from './media-limits.ts';

export type ProcessedDocument = { bytes: Buffer; contentType: DocumentType };
export type DocumentType = 'application/pdf' | 'image/webp';

/**
 * Identity documents: a PDF unchanged, or a picture decoded and re-encoded. A PDF may contain scripts, so it is only
 * sent as a download, with nosniff, to staff; their page shows it as a blob in the browser's isolated viewer.
 */
export async function processDocument(
  bytes: Uint8Array,
  { uploaderId }: { uploaderId: string },
): Promise<ProcessedDocument> {
  if (bytes.length > DOCUMENT_LIMITS.maxBytes) throw new Refusal('document_too_large');

  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.subarray(0, 5).equals(PDF_START)) {
    if (!isWholePdf(content)) throw new Refusal('document_unreadable');
    return { bytes: content, contentType: 'application/pdf' };
  }
  if (findImageType(content) === undefined) throw new Refusal('document_type_unsupported');
  return { bytes: await encodeAnew(content, uploaderId), contentType: 'image/webp' };
}

const PDF_START = Buffer.from('%PDF-');

export function documentTypeOf(bytes: Buffer): DocumentType {
  return bytes.subarray(0, 5).equals(PDF_START) ? 'application/pdf' : 'image/webp';
}

/** A version in the first line, and near the end the offset of the cross-reference table and the end marker. */
function isWholePdf(content: Buffer): boolean {
  const head = content.toString('latin1', 0, 8);
  const tail = content.toString('latin1', Math.max(0, content.length - DOCUMENT_LIMITS.pdfTailBytes));
  return /^%PDF-[12]\.\d$/.test(head) && /startxref\s+\d+\s+%%EOF/.test(tail);
}

function encodeAnew(content: Buffer, uploaderId: string): Promise<Buffer> {
  const { imageMaxSidePx, imageWebpQuality } = DOCUMENT_LIMITS;
  return withPixelsOf(content, { maxSidePx: imageMaxSidePx, uploaderId }, (pixels) =>
    encodeWebp(pixels, { quality: imageWebpQuality }),
  );
}
