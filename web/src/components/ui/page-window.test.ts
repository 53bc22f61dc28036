import { describe, expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  test.each([
    [{ page: 1, pageCount: 0 }, []],
    [{ page: 1, pageCount: 1 }, [1]],
    [{ page: 3, pageCount: 7 }, [1, 2, 3, 4, 5, 6, 7]],
    [{ page: 1, pageCount: 20 }, [1, 2, 3, 4, 5, 'gap', 20]],
    [{ page: 4, pageCount: 20 }, [1, 2, 3, 4, 5, 'gap', 20]],
    [{ page: 10, pageCount: 20 }, [1, 'gap', 9, 10, 11, 'gap', 20]],
    [{ page: 17, pageCount: 20 }, [1, 'gap', 16, 17, 18, 19, 20]],
    [{ page: 20, pageCount: 20 }, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('%o gives %o', (situation, expected) => {
    expect(pageWindow(situation)).toEqual(expected);
  });

  test('always holds the current page, and never a gap of a single page', () => {
    for (let page = 1; page <= 30; page += 1) {
      const entries = pageWindow({ page, pageCount: 30 });
      expect(entries).toContain(page);
      entries.forEach((entry, index) => {
        if (entry !== 'gap') return;
        const before = entries[index - 1];
        const after = entries[index + 1];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }
  });
});
