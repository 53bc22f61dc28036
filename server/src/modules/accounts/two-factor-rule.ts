import type { SettingsReader } from '../settings/index.ts';

/** Whether staff must have two-factor sign-in: as the setting says, else on in production and off elsewhere. */
export async function isTwoFactorRequired(options: {
  settings: SettingsReader;
  isProduction: boolean;
}): Promise<boolean> {
  const { twoFactorForAdmins } = await options.settings.read('security');
  return twoFactorForAdmins ?? options.isProduction;
}
