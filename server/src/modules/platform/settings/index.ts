export { type RollBack, saveSettings } from './save-settings.ts';
export { readSection, readSectionMarks, readSections } from './settings.queries.ts';
export { createSettingsReader } from './settings-reader.ts';
export { changedSecrets, readSecret, sealedSettingsColumns, writeSecret } from './settings-secrets.store.ts';
export { newWebhookSecret, previousSecretMs, withWebhookSecret } from './webhook-secret.ts';
