import type { PublicPage } from './public-pages';

/** React moves both into the head. The addresses for link previews are added when the page is prerendered. */
export function PageHead({ page }: { page: PublicPage }) {
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
    </>
  );
}
