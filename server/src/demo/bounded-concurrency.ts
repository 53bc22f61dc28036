/** As many as the demo's connections allow, and few enough that no wait queue refuses one. */
const atOnce = 8;

/** Runs a task for every item with bounded concurrency: each begins when the one eight places before it is done. */
export function startAll<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result>[] {
  const begun: Promise<Result>[] = [];
  const begin = async (item: Item, before: Promise<Result> | undefined) => {
    await before;
    return task(item);
  };
  for (const [index, item] of items.entries()) begun.push(begin(item, begun[index - atOnce]));
  return begun;
}

export async function runBounded<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  await Promise.all(startAll(items, task));
}
