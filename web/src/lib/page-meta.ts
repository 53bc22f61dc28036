/** Metadata of a public page for search engines and link previews. */
export type PageMeta = {
  title: string;
  description: string;
  /** The canonical address, from the origin on. */
  path: string;
  /** The picture of link previews, from the origin on, 1200 × 630; without it that of Oja. */
  picture?: { path: string; alt: string };
  /** False for pages that search engines should not list, such as results of a search. */
  indexed?: boolean;
  /** JSON-LD; addresses in it start with `%APP_URL%`. */
  structuredData?: readonly object[];
};

/** Stands for the address of the installation, which only the server knows. */
export const APP_URL = '%APP_URL%';

/**
 * A public route has one as its `handle`; it gets the data of the route's loader. The browser needs none: where its code
 * would weigh on a first visit, it is left out there by `import.meta.env.SSR`.
 */
export type PublicHandle<Data> = { meta: (data: Data) => PageMeta };

export function isPublicHandle(handle: unknown): handle is PublicHandle<unknown> {
  return typeof handle === 'object' && handle !== null && 'meta' in handle;
}
