import type { ReplyOf } from '@oja/contract/endpoint';
import type { OverviewEntry, platformSettingsEndpoints } from '@oja/contract/platform-settings';

type PlatformSettings = ReplyOf<typeof platformSettingsEndpoints.platformSettings>;

/** What every panel is given: all sections, because some show what another decides. */
export type PanelProps = { settings: PlatformSettings };

export type SectionId = OverviewEntry['section'];

/** The sections of the platform page, in their order. */
export const sections: readonly { id: SectionId; title: string; description: string }[] = [
  { id: 'general', title: 'General Settings', description: 'basic platform configuration' },
  { id: 'payment', title: 'Payment Settings', description: 'fees, payments and escrow' },
  { id: 'security', title: 'Security & Verification', description: 'authentication and KYC' },
  { id: 'notifications', title: 'Notifications', description: 'email, SMS and push' },
  { id: 'integrations', title: 'Integrations', description: 'APIs and third-party services' },
];

export function sectionOf(id: SectionId) {
  const found = sections.find((section) => section.id === id);
  if (found === undefined) throw new Error(`there is no section ${id}`);
  return found;
}
