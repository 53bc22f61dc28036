import type { Settings, SettingsSection } from '@oja/contract/settings';
import { get, type Path, useFormContext } from 'react-hook-form';

/** Any field of any section, so that a misspelt one does not compile. */
export type SettingName = { [Section in SettingsSection]: Path<Settings<Section>> }[SettingsSection];

/** The sentence beside a field, if there is one. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, name);
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
