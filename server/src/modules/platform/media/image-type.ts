export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp';

/** Determines the type by the first bytes alone; names and declared types are not trusted. */
export function findImageType(bytes: Uint8Array): ImageType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'webp';
  return undefined;
}
