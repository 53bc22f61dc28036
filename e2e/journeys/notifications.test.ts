import { createECDH } from 'node:crypto';
import { call } from '../support/calls.ts';
import { registerPerson, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('news reach every window, lead where they belong, and are read in one place for all', async ({
  page,
  context,
  request,
}) => {
  const person = await registerPerson(request);
  const session = await signIn(page, person);
  await page.goto('/dashboard');
  const second = await context.newPage();
  await second.goto('/dashboard/wallet');
  const bellOf = (window: typeof page) =>
    window.getByRole('banner').getByRole('button', { name: /Notifications/ });
  for (const window of [page, second]) await expect(bellOf(window)).toContainText('3');

  await call(request, 'changePassword', {
    token: session.token,
    body: {
      currentPassword: person.password,
      newPassword: 'monsoon-lantern-77',
      confirmPassword: 'monsoon-lantern-77',
    },
  });
  for (const window of [page, second]) await expect(bellOf(window)).toContainText('4');

  await bellOf(page).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await list.getByRole('link', { name: /Your password was changed/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings/);
  for (const window of [page, second]) await expect(bellOf(window)).toContainText('3');
  await bellOf(second).click();
  await second.getByRole('button', { name: 'Mark all as read' }).click();
  for (const window of [page, second]) await expect(bellOf(window)).not.toContainText(/\d/);
  await second.getByRole('link', { name: 'Choose what reaches you' }).click();
  await expect(second).toHaveURL(/\/dashboard\/settings#notifications$/);
  await expect(second.getByRole('region', { name: 'Notifications', exact: true })).toBeInViewport();
});

test('people choose what reaches them; warnings about their account stay, and pushes are asked for only on a click', async ({
  page,
  context,
  request,
}) => {
  // The browser of a test has no push service, and the headless shell refuses every notification.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
  });
  await signIn(page, await registerPerson(request));
  await page.goto('/dashboard/settings#notifications');
  const section = page.getByRole('region', { name: 'Notifications', exact: true });
  const switchOf = (name: string) => section.getByRole('switch', { name, exact: true });
  const press = async (name: string) => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await switchOf(name).click();
    expect((await saved).status()).toBe(200);
  };

  const walletMail = switchOf('E-mail: Wallet');
  await test.step('opens the settings', async () => {
    await expect(walletMail).toBeChecked();
    await expect(switchOf('Bell: Security')).toBeDisabled();
  });

  await test.step('switches one event off', async () => {
    // One event alone: its group says how many are left, also after the page is loaded again.
    await section.getByRole('button', { name: 'Wallet', exact: true }).click();
    await press('E-mail: Funds added');
    await expect(walletMail).not.toBeChecked();
    await expect(walletMail).toHaveAccessibleDescription(/^\d+ of \d+$/);
    await page.reload();
    await expect(walletMail).toHaveAccessibleDescription(/^\d+ of \d+$/);
    await section.getByRole('button', { name: 'Wallet', exact: true }).click();
    await expect(switchOf('E-mail: Funds added')).not.toBeChecked();
    await expect(switchOf('E-mail: Withdrawal paid')).toBeChecked();
  });

  await test.step('switches the whole group', async () => {
    // The group sets all of its events: mixed becomes on, and on becomes off.
    await press('E-mail: Wallet');
    await expect(switchOf('E-mail: Funds added')).toBeChecked();
    await expect(walletMail).toBeChecked();
    await press('E-mail: Wallet');
    for (const name of ['E-mail: Funds added', 'E-mail: Withdrawal paid', 'E-mail: Wallet']) {
      await expect(switchOf(name)).not.toBeChecked();
    }
  });

  await test.step('asks for pushes', async () => {
    // No push service can be reached from here, and the screen says so instead of pretending.
    await section.getByRole('button', { name: 'Switch on' }).click();
    await expect(section.getByRole('alert')).toContainText(
      'push service of your browser could not be reached',
    );
    await expectGoodPage(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectGoodPage(page);
  });

  await test.step('the next person of this browser takes the subscription over', async () => {
    // A browser that has a subscription gives it to the next person who signs in, once per session.
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
    };
    const subscription = { endpoint: `https://push.example.com/send/${crypto.randomUUID()}`, keys };
    await context.addInitScript((sent) => {
      const taken = { toJSON: () => sent } as unknown as PushSubscription;
      PushManager.prototype.getSubscription = () => Promise.resolve(taken);
    }, subscription);
    const notifications: string[] = [];
    page.on('response', (answer) => {
      if (!answer.url().endsWith('/push/subscriptions')) return;
      notifications.push(`${answer.status()} ${answer.request().postDataJSON().endpoint}`);
    });
    await signIn(page, await registerPerson(request));
    await page.goto('/dashboard');
    await expect.poll(() => notifications).toEqual([`200 ${subscription.endpoint}`]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(notifications).toHaveLength(1);
  });
});
