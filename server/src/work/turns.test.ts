import { describe, expect, it } from 'vitest';
import { createTurns, type Outlook } from './turns.ts';

class Refused extends Error {
  readonly outlook: Outlook;
  constructor(outlook: Outlook) {
    super(outlook);
    this.outlook = outlook;
  }
}

/** Attempts that wait to be told how they end, in the order in which they began. */
function watch() {
  const turns = createTurns((error) => (error instanceof Refused ? error.outlook : 'own_reason'));
  const begun: { name: string; end: PromiseWithResolvers<string> }[] = [];
  const take = (name: string, thing = 'listing') => {
    const taken = turns.take(thing, () => {
      const end = Promise.withResolvers<string>();
      begun.push({ name, end });
      return end.promise;
    });
    // Whoever asserts about it later must not be too late.
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

describe('taking turns', () => {
  it('lets one try while the others wait, and everybody at once when it is gone', async () => {
    const { take, names, endOf } = watch();
    const first = take('ada');
    void take('obi');
    void take('eve');
    expect(await names()).toEqual(['ada']);
    endOf('ada').resolve('bought');
    expect(await first).toBe('bought');
    expect(await names()).toEqual(['ada', 'obi', 'eve']);
  });

  it('lets the next one try when the one in front had a reason of their own', async () => {
    const { take, names, endOf } = watch();
    const first = take('ada');
    void take('obi');
    void take('eve');
    await names();
    endOf('ada').reject(new Refused('own_reason'));
    await expect(first).rejects.toThrow('own_reason');
    expect(await names()).toEqual(['ada', 'obi']);
    // Who comes now stands behind those who waited.
    void take('late');
    endOf('obi').reject(new Refused('own_reason'));
    expect(await names()).toEqual(['ada', 'obi', 'eve']);
    endOf('eve').reject(new Refused('gone'));
    expect(await names()).toEqual(['ada', 'obi', 'eve', 'late']);
  });

  it('tells everybody behind that nobody can be served', async () => {
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

  it('keeps one thing apart from another, and nothing of one that nobody wants any more', async () => {
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
