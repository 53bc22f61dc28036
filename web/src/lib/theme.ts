import { isAdminPath } from '@/config/paths';

/** What a person chose. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** What is painted. */
export type Appearance = 'light' | 'dark';

export const THEME_STORAGE_KEY = 'vite-ui-theme';
export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** The browser's own bars take the colour of the page ground; equal to --background in tokens.css. */
export const themeColors: Record<Appearance, string> = { light: '#faf7f0', dark: '#0a120f' };

/** A stored choice wins everywhere. Without one the admin area is light and the rest follows the system. */
export function resolveChoice({
  stored,
  pathname,
}: {
  stored: string | null;
  pathname: string;
}): ThemeChoice {
  const known = themeChoices.find((choice) => choice === stored);
  return known ?? (isAdminPath(pathname) ? 'light' : 'system');
}

export function resolveAppearance({
  choice,
  systemIsDark,
}: {
  choice: ThemeChoice;
  systemIsDark: boolean;
}): Appearance {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}
