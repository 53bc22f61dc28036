/*
 * People who want the same single thing take turns in memory, before any of them holds a connection or waits for a
 * row. One tries while the others stand in line. Once the thing is gone the line breaks up, and everybody hears so at
 * once from a plain read; when the one in front was refused for a reason of their own, the next one tries; and when
 * the one in front could not be served at all, nobody behind is left to find out the same by waiting as long again.
 * A line that moves may be long; one that stands still ends with whoever stands first.
 */

/** What an error of the one in front means for those behind. */
export type Outlook = 'gone' | 'own_reason' | 'out_of_service';

export interface Turns {
  take<Result>(thing: string, attempt: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  /** True for who stands first now, false when there is no line any more. */
  go(first: boolean): void;
  giveUp(error: unknown): void;
}

export function createTurns(outlookAfter: (error: unknown) => Outlook): Turns {
  const lines = new Map<string, Waiting[]>();

  function standInLine(thing: string): boolean | Promise<boolean> {
    const line = lines.get(thing);
    if (line) return new Promise((go, giveUp) => line.push({ go, giveUp }));
    lines.set(thing, []);
    return true;
  }

  function breakUp(thing: string, tell: (waiting: Waiting) => void): void {
    const line = lines.get(thing) ?? [];
    lines.delete(thing);
    for (const waiting of line) tell(waiting);
  }

  function stepAside(thing: string, error: unknown): void {
    const outlook = outlookAfter(error);
    if (outlook === 'gone') breakUp(thing, ({ go }) => go(false));
    else if (outlook === 'out_of_service') breakUp(thing, ({ giveUp }) => giveUp(error));
    else {
      const next = lines.get(thing)?.shift();
      if (next) next.go(true);
      else lines.delete(thing);
    }
  }

  return {
    async take(thing, attempt) {
      const isFirst = await standInLine(thing);
      if (!isFirst) return attempt();
      try {
        const result = await attempt();
        breakUp(thing, ({ go }) => go(false));
        return result;
      } catch (error) {
        stepAside(thing, error);
        throw error;
      }
    },
  };
}
