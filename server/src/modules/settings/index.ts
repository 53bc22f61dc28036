export { saveSettings } from './save-settings.ts';
export { readSection, readSections } from './settings.queries.ts';
export { createSettingsReader, type SettingsReader } from './settings-reader.ts';
