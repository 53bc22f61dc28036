import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { resolveAppearance, resolveChoice, THEME_STORAGE_KEY, themeColors } from './theme.ts';

const themeScript = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

const storedValues = [null, 'light', 'dark', 'system', 'sepia', ''];
const pathnames = ['/', '/dashboard', '/admin', '/admin/users', '/administrators', '/auth/admin-login'];
const situations = storedValues.flatMap((stored) =>
  pathnames.flatMap((pathname) => [true, false].map((systemIsDark) => ({ stored, pathname, systemIsDark }))),
);

describe('the theme', () => {
  test('follows the system when nothing is stored', () => {
    expect(resolveChoice({ stored: null, pathname: '/' })).toBe('system');
    expect(resolveAppearance({ choice: 'system', systemIsDark: true })).toBe('dark');
    expect(resolveAppearance({ choice: 'system', systemIsDark: false })).toBe('light');
  });

  test('is light in the admin area when nothing is stored', () => {
    expect(resolveChoice({ stored: null, pathname: '/admin/users' })).toBe('light');
  });

  test('lets a stored choice win everywhere', () => {
    expect(resolveChoice({ stored: 'dark', pathname: '/admin' })).toBe('dark');
    expect(resolveAppearance({ choice: 'light', systemIsDark: true })).toBe('light');
  });

  test('treats an unknown stored value as absent', () => {
    expect(resolveChoice({ stored: 'sepia', pathname: '/' })).toBe('system');
  });

  test('colours the bars of the browser like the page ground', () => {
    const grounds = [...tokens.matchAll(/--background: (#\w+)/g)].map((match) => match[1]);
    expect(grounds).toEqual([themeColors.light, themeColors.dark]);
  });

  test.each(situations)('is decided alike by the blocking script: %o', (situation) => {
    const choice = resolveChoice(situation);
    const appearance = resolveAppearance({ choice, systemIsDark: situation.systemIsDark });
    expect(runThemeScript(situation)).toEqual({ classes: [appearance], color: themeColors[appearance] });
  });

  test('is set by the blocking script even where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(runThemeScript({ stored: forbidden, pathname: '/', systemIsDark: true }).classes).toEqual([
      'dark',
    ]);
  });
});

function runThemeScript(situation: {
  stored: string | null | (() => never);
  pathname: string;
  systemIsDark: boolean;
}) {
  const { stored, pathname, systemIsDark } = situation;
  const classes: string[] = [];
  let color = '';
  const read = (key: string) => (key === THEME_STORAGE_KEY ? stored : null);
  runInNewContext(themeScript, {
    localStorage: {
      getItem: (key: string) => (typeof stored === 'function' ? stored() : read(key)),
    },
    location: { pathname },
    matchMedia: () => ({ matches: systemIsDark }),
    document: {
      documentElement: { classList: { add: (name: string) => classes.push(name) } },
      querySelector: () => ({
        setAttribute: (_name: string, value: string) => {
          color = value;
        },
      }),
    },
  });
  return { classes, color };
}
