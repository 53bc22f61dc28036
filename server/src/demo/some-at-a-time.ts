/** As many as the demo's connections carry, and few enough that no queue of ours refuses one. */
const atOnce = 8;

/** Does something for every item, some at a time: each begins when the one eight places before it is done. */
export function beginAll<Item, Result>(
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

export async function someAtATime<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  await Promise.all(beginAll(items, task));
}
