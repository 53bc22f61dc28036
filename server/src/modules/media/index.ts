export { decodeImageDataUrl } from './image-data-url.ts';
export { dropImage, type KeptImage, keepImage } from './keep-image.ts';
export { DOCUMENT_LIMITS, IMAGE_LIMITS } from './media-limits.ts';
export { imageKeysOf, isObjectName } from './object-names.ts';
export { type ProcessedImage, processImage } from './process-image.ts';
export { openDocument, removeDocument, type StoredDocument, storeDocument } from './store-document.ts';
export { removeImage, type StoredImage, storeImage } from './store-image.ts';
