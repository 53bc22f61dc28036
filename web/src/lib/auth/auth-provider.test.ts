import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTheme } from '@/components/theme/use-theme';
import { useAdminAuth, useAuth } from './auth-provider';

const using =
  (hook: () => unknown): FunctionComponent =>
  () => {
    hook();
    return null;
  };

test.each([
  ['U845', useAuth, 'useAuth must be used within AuthProvider'],
  ['U846, A591', useAdminAuth, 'useAdminAuth must be used within AdminAuthProvider'],
  ['U847', useTheme, /ThemeProvider/],
])('%s: a hook outside its provider says what is missing', (_id, hook, message) => {
  expect(() => renderToString(createElement(using(hook)))).toThrow(message);
});
