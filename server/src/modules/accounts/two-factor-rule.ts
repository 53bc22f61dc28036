import type { Deps } from '../../deps.ts';

/** Whether staff must have two-factor sign-in: as the setting says, else on in production and off elsewhere. */
export async function isTwoFactorRequired(deps: Deps): Promise<boolean> {
  const { twoFactorForAdmins } = await deps.settings.read('security');
  return twoFactorForAdmins ?? deps.config.nodeEnv === 'production';
}
