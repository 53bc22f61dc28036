export { saveSettings } from './save-settings.ts';
export { readSection, readSections } from './settings.queries.ts';
export { settingsRoutes } from './settings.routes.ts';
export { createSettingsReader } from './settings-reader.ts';
export { readSecret, sealedSettingsColumns, writeSecret } from './settings-secrets.store.ts';
export { newWebhookSecret } from './webhook-secret.ts';
