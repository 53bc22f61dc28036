import { movePrivateImages } from './move-private-images.ts';

export { decodeImageDataUrl } from './image-data-url.ts';
export { drawSvg } from './image-work.ts';
export { openPrivateImage, storePrivateImage } from './private-image.ts';
export { openDocument, removeDocument, resealDocument, storeDocument } from './store-document.ts';
export { dropImage, dropImageIf, pinImages, privateAddresses, storeImage } from './store-image.ts';
export { movePrivateImages };
export const mediaJobs = [movePrivateImages];
