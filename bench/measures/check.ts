import { defineMeasure } from '../measure.ts';
import { startNode } from '../support/child.ts';

export const check = defineMeasure({
  name: 'check',
  figures: {
    duration: { label: '`npm run check`', target: { atMost: 30 }, unit: 's' },
  },
  async run() {
    const startedAt = performance.now();
    await using child = startNode(['scripts/check.mjs']);
    const code = await child.ended;
    const value = (performance.now() - startedAt) / 1000;
    return { duration: { value, detail: code === 0 ? 'every check passed' : 'some checks failed' } };
  },
});
