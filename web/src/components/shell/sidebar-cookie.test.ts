import { describe, expect, test } from 'vitest';
import { parseSidebarCookie, writeSidebarCookie } from './sidebar-cookie';

describe('the sidebar cookie', () => {
  test.each([
    ['', true],
    ['sidebar_state=true', true],
    ['sidebar_state=false', false],
    ['theme=dark; sidebar_state=false; other=1', false],
    ['not_sidebar_state=false', true],
    ['sidebar_state=falsetto', true],
  ])('%j reads as expanded: %s', (cookies, isExpanded) => {
    expect(parseSidebarCookie(cookies)).toBe(isExpanded);
  });

  test('lasts seven days on every path (U120, U121, A066, A067)', () => {
    expect(writeSidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  });

  test.each([true, false])('reads back what was written: %s', (isExpanded) => {
    expect(parseSidebarCookie(writeSidebarCookie(isExpanded).split(';')[0] ?? '')).toBe(isExpanded);
  });
});
