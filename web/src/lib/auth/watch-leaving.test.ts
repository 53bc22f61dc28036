import { expect, test } from 'vitest';
import { watchLeaving } from './watch-leaving';

test.each(['beforeunload', 'pagehide'])('knows from %s that the page is being left', (event) => {
  const page = new EventTarget();
  const watch = watchLeaving(page);
  expect(watch.isLeaving()).toBe(false);
  page.dispatchEvent(new Event(event));
  expect(watch.isLeaving()).toBe(true);
});

test('hears nothing once it was stopped', () => {
  const page = new EventTarget();
  const watch = watchLeaving(page);
  watch.stop();
  page.dispatchEvent(new Event('pagehide'));
  expect(watch.isLeaving()).toBe(false);
});
