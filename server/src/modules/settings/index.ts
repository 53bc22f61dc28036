export { saveSettings } from './save-settings.ts';
export { readSection } from './settings.queries.ts';
export { createSettingsReader, type SettingsReader } from './settings-reader.ts';
