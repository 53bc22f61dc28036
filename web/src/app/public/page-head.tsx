import type { PageMeta } from '@/lib/page-meta';

/** React moves both into the head. The server adds the tags for link previews when it renders the page. */
export function PageHead({ page }: { page: Pick<PageMeta, 'title' | 'description'> }) {
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
    </>
  );
}
