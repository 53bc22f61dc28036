/** Counts so many hits of a key at once, over all processes, and answers with the sum. */
type Count = (hits: number) => Promise<number>;

interface Bundle {
  window: number;
  /** The sum after the bundle was taken, once that is known. */
  taken: Promise<number>;
  /** Hits of the bundle that are still to be used. */
  left: number;
}

const mostKeys = 100_000;

/**
 * Takes hits from a shared count a few at a time, so that most requests need not write to the database. What another
 * process took and has not used counts as used: a limit may be met a little early by somebody who is served by several
 * processes, and is never exceeded.
 */
export function createHitBundles() {
  const bundles = new Map<string, Bundle>();

  /** The number of this hit in its window. */
  return async function hit(
    key: string,
    { window, size }: { window: number; size: number },
    count: Count,
  ): Promise<number> {
    let bundle = bundles.get(key);
    if (bundle === undefined || bundle.window !== window || bundle.left === 0) {
      if (bundles.size >= mostKeys) bundles.clear();
      bundle = { window, taken: count(size), left: size };
      bundles.set(key, bundle);
    }
    bundle.left -= 1;
    const { left } = bundle;
    try {
      return (await bundle.taken) - left;
    } catch (error) {
      if (bundles.get(key) === bundle) bundles.delete(key);
      throw error;
    }
  };
}
