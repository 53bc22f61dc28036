import type { Settings, SettingsSection } from './settings.ts';

/** What weakens a guard. `nothing`: no value is weaker than another. */
type WeakenedBy = 'raising' | 'lowering' | 'switching_off' | 'nothing';

/**
 * The settings that guard money or staff. Every change of one needs a proof of presence, and all other administrators
 * are notified. A change that weakens the guard also needs a second administrator.
 */
const settingGuards: {
  readonly [Section in SettingsSection]?: { readonly [Field in keyof Settings<Section>]?: WeakenedBy };
} = {
  payment: {
    // What every sale pays. It guards nothing, so no second administrator is asked.
    platformFeePercent: 'nothing',
    appealThreshold: 'raising',
    approvalThreshold: 'raising',
    adjustmentLimit: 'raising',
    coverHeldNewPercent: 'lowering',
    coverHeldSellerPercent: 'lowering',
    coverHeldVerifiedPercent: 'lowering',
    coverHeldRecallPercent: 'lowering',
    recallCoverDays: 'lowering',
  },
  // The reward is the one sum that Oja pays without a decision of staff, and the minimum price keeps it from being staged.
  naira: { dailyWithdrawalLimit: 'raising', referralReward: 'raising', minimumCountedPrice: 'lowering' },
  security: { twoFactorForAdmins: 'switching_off', secondAdminForAdmins: 'switching_off' },
  // The mail server receives the links that set a new password.
  notifications: { emailProvider: 'nothing', smtpHost: 'nothing' },
};

export function isGuarded(section: SettingsSection, field: string): boolean {
  return weakenedBy(section, field) !== undefined;
}

/** Whether a change makes it easier to move money or to become staff. */
export function weakensGuard(
  section: SettingsSection,
  { field, before, after }: { field: string; before: unknown; after: unknown },
): boolean {
  switch (weakenedBy(section, field)) {
    case 'raising':
      return Number(after) > Number(before);
    case 'lowering':
      return Number(after) < Number(before);
    case 'switching_off':
      return strengthOf(after) < strengthOf(before);
    default:
      return false;
  }
}

/** A switch without a decision follows the installation, so it counts as weaker than on and stronger than off. */
function strengthOf(value: unknown): number {
  if (value === true) return 2;
  return value === false ? 0 : 1;
}

function weakenedBy(section: SettingsSection, field: string): WeakenedBy | undefined {
  const guards: Readonly<Record<string, WeakenedBy | undefined>> | undefined = settingGuards[section];
  return guards?.[field];
}
