export { saveSettings } from './save-settings.ts';
export { createSettingsReader, type SettingsReader } from './settings-reader.ts';
export { readSection } from './settings.queries.ts';
