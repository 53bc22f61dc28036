export { dropImage, keepImage } from './keep-image.ts';
