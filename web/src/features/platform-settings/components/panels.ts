import type { ReplyOf } from '@oja/contract/endpoint';
import type { platformSettingsEndpoints } from '@oja/contract/platform-settings';

export type PlatformSettings = ReplyOf<typeof platformSettingsEndpoints.platformSettings>;

/** What every panel is given: all sections, because some show what another decides. */
export type PanelProps = { settings: PlatformSettings };
