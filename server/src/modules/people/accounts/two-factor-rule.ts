import type { SettingsReader } from '../../../deps/settings-reader.ts';

/** Whether staff must have two-factor sign-in: by the setting, else on in production and off elsewhere. */
export async function isTwoFactorRequired(options: {
  settings: SettingsReader;
  isProduction: boolean;
}): Promise<boolean> {
  const { twoFactorForAdmins } = await options.settings.read('security');
  return twoFactorForAdmins ?? options.isProduction;
}
