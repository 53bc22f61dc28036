interface Page<Row> {
  rows: readonly Row[];
  next: string | undefined;
}

/** How many rows a file made in the browser holds at most. */
export const exportLimitRows = 20_000;

/**
 * Reads a list from its beginning to its end, or to the limit. `isWhole` is false when rows were left behind, which
 * the person must be told.
 */
export async function collectPages<Row>(
  fetchPage: (cursor: string | undefined) => Promise<Page<Row>>,
  options: { limitRows?: number; onProgress?: (rows: number) => void } = {},
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const { limitRows = exportLimitRows, onProgress } = options;
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchPage(cursor);
    rows.push(...page.rows);
    cursor = page.next;
    onProgress?.(rows.length);
  } while (cursor !== undefined && rows.length < limitRows);
  return { rows: rows.slice(0, limitRows), isWhole: cursor === undefined && rows.length <= limitRows };
}
