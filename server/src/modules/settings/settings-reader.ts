import type { Settings, SettingsSection } from '@oja/contract/settings';
import type { Db } from '../../db/client.ts';
import { readSection } from './settings.queries.ts';

/**
 * Settings as requests read them: from memory, at most five seconds old, and dropped by NOTIFY when a
 * section is saved in any process. A use case that moves money reads the section in its own transaction.
 */
export interface SettingsReader {
  read<Section extends SettingsSection>(section: Section): Promise<Settings<Section>>;
  /**
   * What was read last, without waiting, for questions that every request asks. A copy that has become old is read
   * again in the background, so this answer may lag by one request. Undefined before the first read.
   */
  latest<Section extends SettingsSection>(section: Section): Settings<Section> | undefined;
  forget(section?: string): void;
}

const keptMs = 5_000;

interface Copy {
  value: unknown;
  readAtMs: number;
  dropped: boolean;
}

export function createSettingsReader(options: { db: Db; now: () => Date }): SettingsReader {
  const kept = new Map<string, Copy>();
  const refreshing = new Set<string>();
  let generation = 0;
  const isFresh = (copy: Copy, nowMs: number) => !copy.dropped && nowMs - copy.readAtMs < keptMs;

  async function read<Section extends SettingsSection>(section: Section) {
    const nowMs = options.now().getTime();
    const copy = kept.get(section);
    if (copy && isFresh(copy, nowMs)) return copy.value as Settings<Section>;
    const startedIn = generation;
    const { value } = await readSection(options.db, section);
    kept.set(section, { value, readAtMs: nowMs, dropped: startedIn !== generation });
    return value;
  }

  function refresh(section: SettingsSection): void {
    if (refreshing.has(section)) return;
    refreshing.add(section);
    // When the database cannot be reached, what was known last goes on, and the next request tries again.
    read(section)
      .catch(() => {})
      .finally(() => refreshing.delete(section));
  }

  return {
    read,
    latest<Section extends SettingsSection>(section: Section) {
      const copy = kept.get(section);
      if (!copy || !isFresh(copy, options.now().getTime())) refresh(section);
      return copy?.value as Settings<Section> | undefined;
    },
    forget(section) {
      generation += 1;
      for (const [name, copy] of kept) if (section === undefined || section === name) copy.dropped = true;
    },
  };
}
