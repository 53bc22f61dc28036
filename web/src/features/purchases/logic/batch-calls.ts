/** Batches lookups by id that are made in the same microtask into calls of at most `atMost` ids. Nothing is cached. */
export function batchCalls<Found>(
  atMost: number,
  call: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (id: string) => Promise<Found | undefined> {
  let batch: { ids: Set<string>; found: Promise<ReadonlyMap<string, Found>> } | undefined;
  return async (id) => {
    if (batch === undefined || batch.ids.size >= atMost) {
      const ids = new Set<string>();
      const found = Promise.resolve().then(() => {
        if (batch?.ids === ids) batch = undefined;
        return call([...ids]);
      });
      batch = { ids, found };
    }
    batch.ids.add(id);
    return (await batch.found).get(id);
  };
}
