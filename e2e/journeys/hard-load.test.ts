import type { Page, Request } from '@playwright/test';
import { approveListing, offerListing, registerSeller } from '../support/listings.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const pagesOf = {
  seller: [
    '/dashboard',
    '/dashboard/marketplace',
    '/dashboard/my-sales',
    '/dashboard/messages',
    '/dashboard/wallet',
    '/dashboard/settings',
  ],
  admin: ['/admin', '/admin/work', '/admin/transactions', '/admin/support', '/admin/status'],
} as const;

/** Loads pages anew, and returns the calls of each that were sent more than once. */
function watchCalls(page: Page) {
  let sent: string[] = [];
  let ended = 0;
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/') && !url.includes('/events');
  page.on('request', (request) => {
    if (isCall(request.url())) sent.push(`${request.method()} ${request.url()}`);
  });
  const countEnd = (request: Request) => {
    if (isCall(request.url())) ended += 1;
  };
  page.on('requestfinished', countEnd);
  page.on('requestfailed', countEnd);
  return async (path: string, last = '') => {
    sent = [];
    ended = 0;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
    await expect.poll(() => sent.some((call) => call.endsWith(last)), `${last} was called`).toBe(true);
    await expect.poll(() => ended === sent.length, 'every call has ended').toBe(true);
    return sent.filter((call, n) => sent.indexOf(call) !== n);
  };
}

for (const reader of ['seller', 'admin'] as const) {
  test(`a hard load of the pages of the ${reader} sends no request twice`, async ({ page }) => {
    await signIn(page, demo[reader]);
    const load = watchCalls(page);
    for (const path of pagesOf[reader]) {
      await test.step(path, async () => {
        // What another journey does meanwhile is announced and rightly read again, but hardly during every load.
        let repeated = await load(path);
        for (let more = 0; more < 2 && repeated.length > 0; more += 1) repeated = await load(path);
        expect(repeated).toEqual([]);
      });
    }
  });
}

test('a listing that is drawn again inside the portal notes one view', async ({ page, request }) => {
  const listing = await offerListing(request, await registerSeller(request));
  await approveListing(request, listing);
  await signIn(page, await registerPerson(request));
  const load = watchCalls(page);
  expect(await load(`/listing/${listing.id}`, '/view')).toEqual([]);
});
