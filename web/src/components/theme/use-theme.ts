import { createContext, use } from 'react';
import type { Appearance, ThemeChoice } from '@/lib/theme';

type Theme = {
  /** What the person chose. */
  choice: ThemeChoice;
  /** What is painted now. */
  appearance: Appearance;
  choose: (choice: ThemeChoice) => void;
};

export const ThemeContext = createContext<Theme | null>(null);

export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme must be used within ThemeProvider');
  return theme;
}
