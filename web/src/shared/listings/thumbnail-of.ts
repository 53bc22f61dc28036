/** Every stored picture has a small copy beside it, 480 pixels wide. */
export function thumbnailOf(url: string): string {
  return url.replace(/\.webp$/, '-thumb.webp');
}
