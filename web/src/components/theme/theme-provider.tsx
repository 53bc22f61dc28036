import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type Appearance, resolveAppearance, resolveChoice, themeColors } from '@/lib/theme';
import {
  readStoredChoice,
  readSystemIsDark,
  storeChoice,
  subscribeToStoredChoice,
  subscribeToSystem,
} from './theme-store';
import { ThemeContext } from './use-theme';

/** The default depends on where one is: the admin area starts light, the rest follows the system. */
type ThemeProviderProps = { pathname: string; children: ReactNode };

export function ThemeProvider({ pathname, children }: ThemeProviderProps) {
  const stored = useSyncExternalStore(subscribeToStoredChoice, readStoredChoice, () => null);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, readSystemIsDark, () => false);
  const choice = resolveChoice({ stored, pathname });
  const appearance = resolveAppearance({ choice, systemIsDark });

  // A page rendered on the server starts from "no choice, light system"; painting that would flash over what theme.js painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the appearance calls for a new look.
  useLayoutEffect(() => paint(readAppearance(pathname)), [appearance, pathname]);

  const theme = useMemo(() => ({ choice, appearance, choose: storeChoice }), [choice, appearance]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

function readAppearance(pathname: string): Appearance {
  const choice = resolveChoice({ stored: readStoredChoice(), pathname });
  return resolveAppearance({ choice, systemIsDark: readSystemIsDark() });
}

const opposites = { light: 'dark', dark: 'light' } as const satisfies Record<Appearance, Appearance>;

function paint(appearance: Appearance) {
  const { classList } = document.documentElement;
  // Touching the class, even to the same end, makes the browser work out the style of the whole page again.
  if (classList.contains(appearance) && !classList.contains(opposites[appearance])) return;
  classList.remove('light', 'dark');
  classList.add(appearance);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[appearance]);
}
