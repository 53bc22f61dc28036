import type { Settings, SettingsSection } from '@oja/contract/settings';
import type { Db } from '../../db/client.ts';
import { readSection } from './settings.queries.ts';

/**
 * Settings as requests read them: from memory, at most five seconds old, and dropped by NOTIFY when a
 * section is saved in any process. A use case that moves money reads the section in its own transaction.
 */
export interface SettingsReader {
  read<Section extends SettingsSection>(section: Section): Promise<Settings<Section>>;
  forget(section?: string): void;
}

const keptMs = 5_000;

export function createSettingsReader(options: { db: Db; now: () => Date }): SettingsReader {
  const kept = new Map<string, { value: unknown; readAtMs: number }>();
  let generation = 0;

  return {
    async read<Section extends SettingsSection>(section: Section) {
      const nowMs = options.now().getTime();
      const copy = kept.get(section);
      if (copy && nowMs - copy.readAtMs < keptMs) return copy.value as Settings<Section>;
      const startedIn = generation;
      const { value } = await readSection(options.db, section);
      if (startedIn === generation) kept.set(section, { value, readAtMs: nowMs });
      return value;
    },
    forget(section) {
      generation += 1;
      if (section === undefined) kept.clear();
      else kept.delete(section);
    },
  };
}
