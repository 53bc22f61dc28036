import { describe, expect, test } from 'vitest';
import { createKeyedQueue, type FailureScope } from './keyed-queue.ts';

class Refused extends Error {
  readonly scope: FailureScope;
  constructor(scope: FailureScope) {
    super(scope);
    this.scope = scope;
  }
}

/** Pending attempts that the test settles, in the order in which they began. */
function watch() {
  const queue = createKeyedQueue((error) => (error instanceof Refused ? error.scope : 'caller_only'));
  const begun: { name: string; end: PromiseWithResolvers<string> }[] = [];
  const take = (name: string, thing = 'listing') => {
    const taken = queue.run(thing, () => {
      const end = Promise.withResolvers<string>();
      begun.push({ name, end });
      return end.promise;
    });
    // Prevents an unhandled rejection before a later assertion.
    taken.catch(() => undefined);
    return taken;
  };
  const names = async () => {
    await new Promise(setImmediate);
    return begun.map(({ name }) => name);
  };
  const endOf = (name: string) => {
    const found = begun.find((attempt) => attempt.name === name);
    if (found === undefined) throw new Error(`${name} has not begun`);
    return found.end;
  };
  return { take, names, endOf };
}

describe('a keyed queue', () => {
  test('lets one caller try while the others wait, and all at once when the resource is gone', async () => {
    const { take, names, endOf } = watch();
    const first = take('ada');
    void take('obi');
    void take('eve');
    expect(await names()).toEqual(['ada']);
    endOf('ada').resolve('bought');
    expect(await first).toBe('bought');
    expect(await names()).toEqual(['ada', 'obi', 'eve']);
  });

  test('lets the next one try when the one in front had a reason of their own', async () => {
    const { take, names, endOf } = watch();
    const first = take('ada');
    void take('obi');
    void take('eve');
    await names();
    endOf('ada').reject(new Refused('caller_only'));
    await expect(first).rejects.toThrow('caller_only');
    expect(await names()).toEqual(['ada', 'obi']);
    // A new caller is queued behind the waiting ones.
    void take('late');
    endOf('obi').reject(new Refused('caller_only'));
    expect(await names()).toEqual(['ada', 'obi', 'eve']);
    endOf('eve').reject(new Refused('gone'));
    expect(await names()).toEqual(['ada', 'obi', 'eve', 'late']);
  });

  test('rejects all waiters when it is out of service', async () => {
    const { take, names, endOf } = watch();
    void take('ada');
    const behind = [take('obi'), take('eve')];
    await names();
    endOf('ada').reject(new Refused('out_of_service'));
    for (const waiting of behind) await expect(waiting).rejects.toThrow('out_of_service');
    expect(await names()).toEqual(['ada']);
    void take('later');
    expect(await names()).toEqual(['ada', 'later']);
  });

  test('separates keys, and drops the queue of a key without callers', async () => {
    const { take, names, endOf } = watch();
    const first = take('ada', 'one');
    void take('obi', 'two');
    expect(await names()).toEqual(['ada', 'obi']);
    endOf('ada').resolve('bought');
    await first;
    void take('eve', 'one');
    expect(await names()).toEqual(['ada', 'obi', 'eve']);
  });
});
