import type { OverviewEntry } from '@oja/contract/platform-settings';
import type { Settings } from '@oja/contract/settings';

interface Facts {
  general: Settings<'general'>;
  security: Settings<'security'>;
  notifications: Settings<'notifications'>;
  /** Including the defaults of the installation. */
  twoFactorForAdmins: boolean;
}

/** The number of cards of the integrations panel. */
const integrationCards = 4;

/** The side menu of the platform page: a status for each section, and the number of recommendations. */
export function settingsOverview(facts: Facts): OverviewEntry[] {
  const open = openProtections(facts);
  const { emailEnabled, pushEnabled, smsEnabled } = facts.notifications;
  return [
    { section: 'general', status: facts.general.maintenanceMode ? 'warning' : 'active', badge: null },
    { section: 'payment', status: 'active', badge: null },
    { section: 'security', status: open > 0 ? 'warning' : 'active', badge: open > 0 ? open : null },
    {
      section: 'notifications',
      status: emailEnabled || pushEnabled || smsEnabled ? 'active' : 'error',
      badge: null,
    },
    { section: 'integrations', status: 'inactive', badge: integrationCards },
  ];
}

/** Recommended protections that are switched off. */
function openProtections({ security, twoFactorForAdmins }: Facts): number {
  const protections = [twoFactorForAdmins, security.twoFactorForUsers, security.verifiedSellersOnly];
  return protections.filter((isOn) => !isOn).length;
}
