import type { Settings, SettingsSection } from '@oja/contract/settings';

/**
 * Settings as requests read them: cached, at most five seconds old, and invalidated by NOTIFY when a section is saved
 * in any process. A use case that moves money reads the section in its own transaction.
 */
export interface SettingsReader {
  read<Section extends SettingsSection>(section: Section): Promise<Settings<Section>>;
  /**
   * The last value read, without waiting, for checks in every request. An expired value is refreshed in the
   * background, so the result may lag by one request. Undefined before the first read.
   */
  latest<Section extends SettingsSection>(section: Section): Settings<Section> | undefined;
  invalidate(section?: string): void;
}
