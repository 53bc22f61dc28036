/**
 * Makes of many questions for one thing each, asked in the same moment, few calls for several. Nothing is remembered:
 * who asks later asks anew.
 */
export function gatherCalls<Found>(
  atMost: number,
  call: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (id: string) => Promise<Found | undefined> {
  let gathering: { ids: Set<string>; found: Promise<ReadonlyMap<string, Found>> } | undefined;
  return async (id) => {
    if (gathering === undefined || gathering.ids.size >= atMost) {
      const ids = new Set<string>();
      const found = Promise.resolve().then(() => {
        if (gathering?.ids === ids) gathering = undefined;
        return call([...ids]);
      });
      gathering = { ids, found };
    }
    gathering.ids.add(id);
    return (await gathering.found).get(id);
  };
}
