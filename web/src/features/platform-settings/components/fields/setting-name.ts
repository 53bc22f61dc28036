import type { Settings, SettingsSection } from '@oja/contract/settings';
import type { Path } from 'react-hook-form';

/** Any field of any section, so that a misspelt one does not compile. */
export type SettingName = { [Section in SettingsSection]: Path<Settings<Section>> }[SettingsSection];
