import { movePrivateImages } from './move-private-images.ts';

export { decodeImageDataUrl } from './image-data-url.ts';
export { dropImage, keepImage, pinImages, privateAddresses } from './keep-image.ts';
export { dropPrivateImage, keepPrivateImage, openPrivateImage } from './private-image.ts';
export { openDocument, removeDocument, resealDocument, storeDocument } from './store-document.ts';
export { movePrivateImages };
export const mediaJobs = [movePrivateImages];
