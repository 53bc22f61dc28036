export type PageWindowEntry = number | 'gap';

const SHOWN_WITHOUT_GAPS = 7;

/**
 * The page numbers worth showing: first, last, the current one and its neighbours, with 'gap' for the rest. The
 * count of entries stays the same while a person steps through many pages, so the buttons do not jump about.
 */
export function pageWindow({ page, pageCount }: { page: number; pageCount: number }): PageWindowEntry[] {
  if (pageCount <= SHOWN_WITHOUT_GAPS) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
