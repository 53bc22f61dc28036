/** A listing that moved between two pages may come twice; it is shown once, where it came first. */
export function joinPages<Item extends { id: string }>(pages: readonly { data: readonly Item[] }[]): Item[] {
  const seen = new Map<string, Item>();
  for (const item of pages.flatMap((page) => page.data)) if (!seen.has(item.id)) seen.set(item.id, item);
  return [...seen.values()];
}
