import { expect, test } from 'vitest';
import { createDurations } from './durations.ts';

test('each bucket counts everything up to its bound, and the bound itself', () => {
  const durations = createDurations({ name: 'took_seconds', help: 'How long it took.' });
  for (const seconds of [0.001, 0.005, 0.2, 60]) durations.add('GET', '/api/a/:id', 200, seconds);
  durations.add('GET', '/api/a/:id', 404, 0.02);
  const lines = durations.text().split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '# HELP took_seconds How long it took.',
    '# TYPE took_seconds histogram',
  ]);
  const labels = 'method="GET",route="/api/a/:id",status="200"';
  expect(lines).toContain(`took_seconds_bucket{${labels},le="0.005"} 2`);
  expect(lines).toContain(`took_seconds_bucket{${labels},le="0.1"} 2`);
  expect(lines).toContain(`took_seconds_bucket{${labels},le="0.25"} 3`);
  expect(lines).toContain(`took_seconds_bucket{${labels},le="10"} 3`);
  expect(lines).toContain(`took_seconds_bucket{${labels},le="+Inf"} 4`);
  expect(lines).toContain(`took_seconds_sum{${labels}} 60.206`);
  expect(lines).toContain(`took_seconds_count{${labels}} 4`);
  expect(lines).toContain('took_seconds_count{method="GET",route="/api/a/:id",status="404"} 1');
});

test('a label cannot end its line', () => {
  const durations = createDurations({ name: 'took_seconds', help: 'How long it took.' });
  durations.add('GET', 'a"\\\nb', 200, 1);
  expect(durations.text()).toContain('route="a\\"\\\\\\nb",status="200"} 1\n');
});
