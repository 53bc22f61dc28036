import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { EventText } from './event.ts';
import { events } from './events.ts';
import { actionLabelOf } from './mail-action.ts';

/** The pages of the web application, read from its files: the server does not depend on it. */
const web = fileURLToPath(new URL('../../../../../web/src/', import.meta.url));
const { paths } = await import(`${web}config/paths.ts`);
const { adminPaths } = await import(`${web}config/admin-paths.ts`);
const icons = readFileSync(`${web}features/notifications/components/event-icons.ts`, 'utf8');

/** A value for every field of an event; the default is the field's own name. */
const data = new Proxy<Record<string, unknown>>(
  {},
  {
    get(_target, field) {
      const name = String(field);
      if (name.endsWith('Kobo')) return 150_000;
      if (/^(?:until|.+At|.+From)$/.test(name)) return new Date('2026-11-22T09:00:00.000Z');
      return special[name] ?? `the-${name}`;
    },
  },
);
const special: Record<string, unknown> = {
  side: 'buyer',
  sanction: 'warning',
  unread: 2,
  toStaff: false,
  link: '/admin/withdrawals?view=money',
};

const written = Object.entries(events).map(([name, { channels, write }]) => {
  const { link, action } = (write as (notifications: unknown) => EventText)(data);
  return { name, link, action, isMailed: (channels as readonly string[]).includes('mail') };
});
const linked = written
  .filter(({ link }) => link !== null)
  .map(({ link, ...event }) => ({ ...event, link: link ?? '/' }));
const mailed = linked.filter(({ isMailed }) => isMailed);

function patternsIn(part: object): string[] {
  return Object.entries(part).flatMap(([key, value]) => {
    if (typeof value === 'string') return key === 'pattern' || value.startsWith('/') ? [value] : [];
    return typeof value === 'object' && value !== null ? patternsIn(value) : [];
  });
}
const routes = patternsIn({ paths, adminPaths }).map(
  (path) => new RegExp(`^${(path.split('?')[0] ?? '').replace(/:\w+/g, '[^/]+')}$`),
);

describe('the link of an event', () => {
  test.each(linked)('$name leads to a page that exists: $link', ({ link }) => {
    const { pathname } = new URL(link, 'https://oja.test');
    expect(routes.some((route) => route.test(pathname))).toBe(true);
  });

  test('is missing only where there is nothing to see', () => {
    const without = written.filter(({ link }) => link === null).map(({ name }) => name);
    expect(without.toSorted()).toEqual(['report_dismissed', 'report_reopened', 'report_resolved']);
  });

  test.each(mailed)('of a mail has a button that says where $name leads', ({ name, link, action }) => {
    const label = action ?? actionLabelOf(link);
    expect([name, label === 'Open Oja']).toEqual([name, link === '/dashboard']);
  });

  // A person's own pages, and the wallet, need no search to show the subject.
  test.each([
    ['listing_', 'the-handle'],
    ['offer_', 'the-offerId'],
    ['purchase_', 'the-handle'],
    ['sale_', 'the-handle'],
    ['window_ends_soon', 'the-handle'],
    ['account_sold', 'the-handle'],
    ['transaction_added', 'the-handle'],
    ['dispute_', 'the-purchaseId'],
    ['replacement_offered', 'the-purchaseId'],
    ['ticket_', 'the-ticketId'],
    ['message_', 'the-conversationId'],
    ['review_put_back', 'the-handle'],
    ['review_taken_down', 'the-handle'],
    ['report_critical', 'the-reportId'],
    ['account_registered', 'the-email'],
  ])('%s names the very thing', (start, thing) => {
    const about = linked.filter(({ name }) => name.startsWith(start));
    expect(about.length).toBeGreaterThan(0);
    for (const { name, link } of about) expect([name, link]).toEqual([name, expect.stringContaining(thing)]);
  });
});

test.each(Object.keys(events))('%s has a sign of its own under the bell', (name) => {
  expect(icons).toMatch(new RegExp(`^  ${name}: [A-Z]`, 'm'));
});
