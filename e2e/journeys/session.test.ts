import { call } from '../support/calls.ts';
import { demo, openSession, registerPerson, signIn } from '../support/people.ts';
import { expect, test, toast } from '../support/test.ts';

test('U550, A412: signing out in one tab signs out the other', async ({ context, page, request }) => {
  const person = await registerPerson(request);
  await signIn(page, person);
  await page.goto('/dashboard');
  const second = await context.newPage();
  await second.goto('/dashboard/settings');
  await expect(second.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(person.name) }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(second).toHaveURL('/auth/login?next=%2Fdashboard%2Fsettings');
  const reason = 'You signed out in another tab. Please sign in again.';
  await expect(second.getByText(reason)).toBeVisible();
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(reason)).toBeHidden();
});

test('a session that is ended on another device is signed out live', async ({ page, request }) => {
  const person = await registerPerson(request);
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { token } = await openSession(request, person);
  expect(await call(request, 'endOtherSessions', { token })).toEqual({ ended: 2 });
  await expect(page).toHaveURL('/auth/login');
});

test('U551, U552, A406, A409: on load the person is fetched again and replaces the stored one', async ({
  page,
}) => {
  const session = await signIn(page, demo.buyer);
  await page.evaluate(
    ([token, expiresAt, user]) =>
      localStorage.setItem(
        'oja-auth',
        JSON.stringify({ token, expiresAt, user: { ...(user as object), name: 'Somebody Old' } }),
      ),
    [session.token, session.expires_at, session.user] as const,
  );
  const refetched = page.waitForResponse((response) => response.url().endsWith('/api/user'));
  await page.goto('/dashboard');
  await refetched;
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('oja-auth') ?? '{}').user?.name))
    .toBe('Zainab Bello');
});

test('leaving the page before the person was fetched ends no session', async ({ page }) => {
  const session = await signIn(page, demo.buyer);
  const asked = page.waitForRequest('**/api/user');
  await page.route('**/api/user', () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await asked;
  await page.unroute('**/api/user');
  await page.goto('/dashboard/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('oja-auth') ?? '{}').token);
  expect(kept).toBe(session.token);
});

test('A408: staff are fetched through the current-admin call', async ({ page }) => {
  await signIn(page, demo.admin);
  const refetched = page.waitForResponse((response) => response.url().endsWith('/api/admin/user'));
  await page.goto('/admin');
  expect((await refetched).status()).toBe(200);
});

test('U553, A410: a session that the server does not know is cleared silently', async ({ page }) => {
  const session = await signIn(page, demo.buyer);
  await page.evaluate(
    ([expiresAt, user]) =>
      localStorage.setItem(
        'oja-auth',
        JSON.stringify({ token: 'a-token-that-nobody-knows', expiresAt, user }),
      ),
    [session.expires_at, session.user] as const,
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
  await page.waitForFunction(() => localStorage.getItem('oja-auth') === null);
  await expect(toast(page, /./)).toHaveCount(0);
});

test('U544, U545, A411: a record past its expiry is deleted and counts as absent', async ({ page }) => {
  const session = await signIn(page, demo.buyer);
  await page.evaluate(
    ([token, user]) =>
      localStorage.setItem(
        'oja-auth',
        JSON.stringify({ token, expiresAt: '2020-01-01T00:00:00.000Z', user }),
      ),
    [session.token, session.user] as const,
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
  await page.waitForFunction(() => localStorage.getItem('oja-auth') === null);
});

test('U719 to U722, A531 to A534: calls carry the token and JSON headers, and no cookies', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'stray', value: 'cookie', url: baseURL ?? '' }]);
  const session = await signIn(page, demo.buyer);
  const call = page.waitForRequest((request) => request.url().endsWith('/api/user'));
  await page.goto('/dashboard');
  const headers = await (await call).allHeaders();
  expect(headers.authorization).toBe(`Bearer ${session.token}`);
  expect(headers.accept).toBe('application/json');
  expect(headers.cookie).toBeUndefined();
  const change = page.waitForRequest((request) => request.method() === 'POST');
  await page
    .getByRole('button', { name: /Notifications/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  expect((await (await change).allHeaders())['content-type']).toBe('application/json');
});

test('one tab holds the live stream for all, and another takes it over when that one closes', async ({
  context,
  page,
  request,
}) => {
  const streams: string[] = [];
  context.on('request', (sent) => {
    if (sent.url().endsWith('/api/events')) streams.push(sent.method());
  });
  const person = await registerPerson(request);
  const session = await signIn(page, person);
  await page.goto('/dashboard');
  await expect.poll(() => streams.length).toBe(1);
  const second = await context.newPage();
  await second.goto('/dashboard');
  const bell = second.getByRole('banner').getByRole('button', { name: /Notifications/ });
  await expect(bell).toContainText('3');
  expect(streams).toHaveLength(1);
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await call(request, 'changePassword', {
    token: session.token,
    body: {
      currentPassword: person.password,
      newPassword: 'monsoon-lantern-77',
      confirmPassword: 'monsoon-lantern-77',
    },
  });
  await expect(bell).toContainText('4');
});
