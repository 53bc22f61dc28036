import type { Settings, SettingsSection } from '@oja/contract/settings';
import type { Db } from '../../../db/client.ts';
import type { SettingsReader } from '../../../deps/settings-reader.ts';
import { readSection } from './settings.queries.ts';

const maxAgeMs = 5_000;

interface Copy {
  value: unknown;
  readAtMs: number;
  dropped: boolean;
}

export function createSettingsReader(options: { db: Db; now: () => Date }): SettingsReader {
  const cached = new Map<string, Copy>();
  const refreshing = new Set<string>();
  let generation = 0;
  const isFresh = (copy: Copy, nowMs: number) => !copy.dropped && nowMs - copy.readAtMs < maxAgeMs;

  async function read<Section extends SettingsSection>(section: Section) {
    const nowMs = options.now().getTime();
    const copy = cached.get(section);
    if (copy && isFresh(copy, nowMs)) return copy.value as Settings<Section>;
    const startedIn = generation;
    const { value } = await readSection(options.db, section);
    cached.set(section, { value, readAtMs: nowMs, dropped: startedIn !== generation });
    return value;
  }

  function refresh(section: SettingsSection): void {
    if (refreshing.has(section)) return;
    refreshing.add(section);
    // While the database is unreachable, the last value stays in use, and the next request retries.
    read(section)
      .catch(() => {})
      .finally(() => refreshing.delete(section));
  }

  return {
    read,
    latest<Section extends SettingsSection>(section: Section) {
      const copy = cached.get(section);
      if (!copy || !isFresh(copy, options.now().getTime())) refresh(section);
      return copy?.value as Settings<Section> | undefined;
    },
    invalidate(section) {
      generation += 1;
      for (const [name, copy] of cached) if (section === undefined || section === name) copy.dropped = true;
    },
  };
}
