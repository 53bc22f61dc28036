import { useId, useSyncExternalStore } from 'react';
import { ThemePicker } from '@/components/theme/theme-picker';
import { Switch } from '@/components/ui/switch';
import { loadingOverlay } from '@/lib/loading-overlay';
import { SettingsSection } from './settings-section';

/** Kept on this device, and forgotten with the session. */
export function AppearanceSection() {
  const isOn = useSyncExternalStore(loadingOverlay.subscribe, loadingOverlay.isOn, () => true);
  const labelId = useId();
  return (
    <SettingsSection id="appearance" title="Appearance" description="How Oja looks on this device.">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-medium text-sm">Theme</p>
          <ThemePicker />
        </div>
        <div className="flex items-center justify-between gap-4">
          <div className="grid gap-0.5">
            <p id={labelId} className="font-medium text-sm">
              Loading screen between pages
            </p>
            <p id={`${labelId}-hint`} className="text-muted-foreground text-sm">
              Covers the screen for a moment on every change of page.
            </p>
          </div>
          <Switch
            aria-labelledby={labelId}
            aria-describedby={`${labelId}-hint`}
            checked={isOn}
            onCheckedChange={(next) => loadingOverlay.choose(next)}
          />
        </div>
      </div>
    </SettingsSection>
  );
}
