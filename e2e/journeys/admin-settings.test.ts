import type { Page } from '@playwright/test';
import { changeBusinessHours } from '../support/business-hours.ts';
import { demo, signIn } from '../support/people.ts';
import { confirmPresence, proofQuestion } from '../support/proof.ts';
import { readSettingsPages } from '../support/settings-pages.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

/** Journeys share one server, so they change only what no other journey looks at, and put it back. */

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, demo.admin);
  await page.goto(path);
}

test('the platform page: five sections with their state, the general panel first', async ({ page }) => {
  await open(page, '/admin/platform');
  // A031 A247 A248 A249
  await expect(page.getByRole('heading', { name: 'Platform Settings', level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Settings sections' });
  await expect(menu.getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Save General Settings' })).toBeVisible();
  // A250 to A265: title, description, state and badge.
  const rows = [
    ['General Settings', 'basic platform configuration', 'active', null],
    ['Payment Settings', 'fees, payments and escrow', 'active', null],
    ['Security & Verification', 'authentication and KYC', 'warning', '2'],
    ['Notifications', 'email, SMS and push', 'active', null],
    ['Integrations', 'APIs and third-party services', 'inactive', '4'],
  ] as const;
  for (const [index, [title, description, status, badge]] of rows.entries()) {
    const link = menu.getByRole('link').nth(index);
    await expect(link).toContainText(title);
    await expect(link).toContainText(description);
    await expect(link.locator(`[data-status=${status}]`)).toBeVisible();
    if (badge) await expect(link.getByText(badge, { exact: true })).toBeVisible();
  }
  await expectGoodPage(page);
  await menu.getByRole('link', { name: /Payment Settings/ }).click();
  await expect(page.getByRole('button', { name: 'Save Payment Settings' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectGoodPage(page);
});

test('payment settings: limits, the calculator, naira rules and the plans', async ({ page }) => {
  await open(page, '/admin/settings/payment');
  const fee = page.getByLabel('Platform fee (%)');
  // A033 A271 A485 A486 A487
  await expect(fee).toHaveValue('10');
  for (const [name, value] of Object.entries({ type: 'number', min: '0', max: '50', step: '0.1' }))
    await expect(fee).toHaveAttribute(name, value);
  await expect(page.getByLabel('Minimum listing price')).toHaveAttribute('step', '0.01');
  // A644
  await page.getByText('Display only').click();
  await expect(page.getByLabel(/^Withdrawal fee/)).toBeVisible();
  await expect(page.getByLabel(/^Withdrawal fee/)).toHaveValue('2.50');
  // A633 A634
  const calculator = page.getByRole('region', { name: 'Revenue calculator' });
  await expect(calculator).toContainText('₦1,000.00');
  await expect(calculator).toContainText('about 2.9%');
  await fee.fill('12.5');
  await expect(calculator).toContainText('₦875.00');
  await fee.fill('51');
  await page.getByRole('button', { name: 'Save Payment Settings' }).click();
  await expect(toast(page, 'Settings Not Saved')).toBeVisible();
  await expect(fee).toHaveValue('51');
  const naira = page.getByRole('region', { name: 'Naira rules' });
  await expect(naira.getByLabel('Minimum deposit (₦)')).toHaveValue('100');
  await expect(page.getByRole('link', { name: 'Open seller plans' })).toHaveAttribute(
    'href',
    '/admin/settings/plans',
  );
  await expectGoodPage(page);
});

test('switching maintenance mode on asks first; cancelled at the password, nothing is saved', async ({
  page,
}) => {
  await open(page, '/admin/settings/general');
  const maintenance = page.getByRole('switch', { name: 'Maintenance mode' });
  await maintenance.click();
  await page.getByRole('button', { name: 'Save General Settings' }).click();
  const question = page.getByRole('alertdialog', { name: 'Switch maintenance mode on?' });
  await expectGoodPage(page);
  await question.getByRole('button', { name: 'Switch on and save' }).click();
  await closeByEscape(proofQuestion(page));
  await expect(maintenance).toBeChecked();
  await expect(toast(page, 'Settings Not Saved')).toHaveCount(0);
  await page.reload();
  await expect(maintenance).not.toBeChecked();
});

test('security settings show their options and the same panel on their own page', async ({ page }) => {
  await open(page, '/admin/settings/security');
  // A034 A272
  await expect(page.getByRole('heading', { name: 'Security & Verification', level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Session timeout' }).click();
  await expect(page.getByRole('option')).toHaveText(['1 hour', '6 hours', '24 hours', '7 days']);
  await closeByEscape(page.getByRole('listbox'));
  await expect(page.getByRole('switch', { name: 'Required for administrators' })).not.toBeChecked();
  await expectGoodPage(page);
});

test('two administrators at once: the second is told what changed and keeps what they typed', async ({
  page,
  browser,
}) => {
  const replyTo = page.getByLabel('Reply-to address');
  await test.step('opens the panel', async () => {
    await open(page, '/admin/settings/notifications');
    // A035 A273 A276 to A281 A385 to A387
    for (const name of [
      'Email Notifications',
      'SMS Notifications',
      'Push Notifications',
      'Notification Events',
    ])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(replyTo).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('From address')).toHaveAttribute('type', 'email');
  });

  const other = await test.step('another administrator saves first', async () => {
    const other = await browser.newPage();
    await open(other, '/admin/settings/notifications');
    await other.getByLabel('Reply-to address').fill('care@oja.test');
    await replyTo.fill('desk@oja.test');
    await other.getByRole('button', { name: 'Save Notification Settings' }).click();
    await expect(other.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    // A459 A460 A609 A610
    await expect(toast(other, 'Notification Settings Saved')).toBeVisible();
    await expect(toast(other, 'Notification configuration has been updated successfully.')).toBeVisible();
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await expect(other.getByText('Saved', { exact: true })).toBeHidden();
    return other;
  });

  await test.step('saves, reads what changed, and saves again', async () => {
    const save = page.getByRole('button', { name: 'Save Notification Settings' });
    await save.click();
    await expect(page.getByText(/saved these settings in the meantime/).first()).toBeVisible();
    await expect(
      page.getByText('Reply-to address changed from support@oja.test to care@oja.test'),
    ).toBeVisible();
    await expect(replyTo).toHaveValue('desk@oja.test');
    await expectGoodPage(page);
    await replyTo.fill('support@oja.test');
    await save.click();
    await expect(toast(page, 'Notification Settings Saved')).toBeVisible();
    await other.close();
  });
});

test('notification settings: details follow their switch, and a test mail is really sent', async ({
  page,
}) => {
  await open(page, '/admin/settings/notifications');
  // A282 A394
  await expect(page.getByLabel('SMS from phone number')).toBeHidden();
  await page.getByRole('switch', { name: 'SMS notifications' }).click();
  await expect(page.getByLabel('SMS from phone number')).toBeVisible();
  // A283 A396 A397 A398
  await expect(page.getByLabel('VAPID public key')).toBeVisible();
  await expect(page.getByLabel('VAPID private key')).toHaveAttribute('type', 'password');
  await page.getByRole('switch', { name: 'Push notifications' }).click();
  await expect(page.getByLabel('VAPID private key')).toBeHidden();
  // A662 A663
  const events = page.getByRole('region', { name: 'Notification Events' }).getByRole('switch');
  await expect(events).toHaveCount(10);
  for (const event of await events.all()) await expect(event).toBeChecked();
  // A284 A611 A612
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(toast(page, 'Test Email Sent')).toBeVisible();
  await expect(toast(page, 'A test email has been sent to verify the configuration.')).toBeVisible();
});

test('integration settings: providers, webhook events and the secret', async ({ page }) => {
  const social = page.getByRole('region', { name: 'Social Media APIs' });
  await test.step('opens the panel and reads the providers', async () => {
    await open(page, '/admin/settings/integrations');
    // A036 A274 A285 to A290
    for (const name of [
      'Social Media APIs',
      'Analytics and Monitoring',
      'Security and Compliance',
      'Automation and Webhooks',
    ])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await social.getByText('Display only').click();
    // A439 to A446 A292
    await expect(social.getByText('Connected', { exact: true })).toHaveCount(2);
    await expect(social.getByText('Pending', { exact: true })).toBeVisible();
    await expect(social.getByText('Not Connected', { exact: true })).toBeVisible();
    for (const name of ['Instagram', 'X'])
      await expect(page.getByRole('button', { name: `Configure ${name}` })).toBeVisible();
  });

  await test.step('connects providers', async () => {
    // A615 A616 A617 A447
    for (const name of ['YouTube', 'TikTok', 'Mixpanel']) {
      await page.getByRole('button', { name: `Connect ${name}` }).click();
      await expect(toast(page, 'Connecting...')).toBeVisible();
      await expect(toast(page, `Connecting to ${name}...`)).toBeVisible();
    }
    await expect(social.getByText('Pending', { exact: true })).toBeVisible();
  });

  await test.step('enters an address that cannot be reached', async () => {
    // A403 A404 A405 A664 to A669
    await expect(page.getByLabel('Webhook secret')).toHaveAttribute('type', 'password');
    for (const name of ['User registration', 'Transaction created', 'Payment completed', 'Dispute opened'])
      await expect(page.getByRole('switch', { name })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Account verification' })).not.toBeChecked();
    await page.getByLabel('Webhook endpoint URL').fill('https://127.0.0.1/hook');
    await page.getByRole('button', { name: 'Save Integration Settings' }).click();
    await expect(page.getByText('This address cannot be reached from the internet.').first()).toBeVisible();
    await expect(page.getByLabel('Webhook endpoint URL')).toHaveValue('https://127.0.0.1/hook');
    // A291: nothing is saved, so there is no receiver to send to.
    await page.getByRole('button', { name: 'Test Webhook' }).click();
    await expect(toast(page, 'Please save a webhook address first.')).toBeVisible();
  });

  const secret = page.getByLabel('Webhook secret', { exact: true });
  const save = page.getByRole('button', { name: 'Save Integration Settings' });
  await test.step('saves a webhook secret', async () => {
    await page.getByLabel('Webhook endpoint URL').fill('');
    await page.getByRole('switch', { name: 'Mixpanel' }).click();
    await secret.fill(`whsec_${'A'.repeat(43)}=`);
    await save.click();
    await confirmPresence(page, demo.admin);
    // A613 A614
    await expect(toast(page, 'Integration Settings Saved')).toBeVisible();
    await expect(toast(page, 'Integration configuration has been updated successfully.')).toBeVisible();
  });

  await test.step('keeps and removes the secret', async () => {
    // A stored secret shows as its mask. It is removed when the panel is saved, and can be kept until then.
    await expect(secret).toHaveValue(/^•+$/);
    const remove = page.getByRole('button', { name: 'Remove Webhook secret' });
    await remove.click();
    await page.getByRole('button', { name: 'Keep Webhook secret' }).click();
    await expect(secret).toHaveValue(/^•+$/);
    await remove.click();
    await expect(page.getByText('It is removed when you save.')).toBeVisible();
    await expectGoodPage(page);
    await save.click();
    await expect(secret).toHaveAttribute('type', 'password');
    await expect(secret).toHaveValue('');
    await expect(remove).toBeHidden();
  });
});

test('what visitors meet: a page of its own while Oja is maintained, and counting only when set and agreed to', async ({
  page,
}) => {
  const key = 'a'.repeat(32);
  const { maintenance, counting } = await readSettingsPages({
    google: 'G-ABC123XYZ9',
    sentry: `https://${key}@o1.ingest.sentry.io/42`,
  });
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '') outside.push(hostname);
  });

  await test.step('opens a page without counting', async () => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
    expect(outside).toEqual([]);
  });

  await test.step('is asked before anything is counted', async () => {
    // The same page as the server sends it once ids are set; the policy of the browser decides what may be loaded.
    const asCounted = '**/terms';
    await page.route(asCounted, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', `${counting.tag}</head>`);
      const headers = { ...response.headers(), 'content-security-policy': counting.policy };
      await route.fulfill({ response, body, headers });
    });
    await page.route(/googletagmanager\.com|sentry-cdn\.com/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'document.body.dataset.loaded = (document.body.dataset.loaded ?? "") + "x";',
      }),
    );
    await page.goto('/terms');
    const cookies = page.getByRole('region', { name: 'Cookies' });
    await expect(cookies).toBeVisible();
    await expectGoodPage(page);
    expect(outside).toEqual([]);
    await cookies.getByRole('button', { name: 'Allow' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-loaded', 'xx');
    expect(outside.toSorted()).toEqual(['js.sentry-cdn.com', 'www.googletagmanager.com']);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('meets the maintenance page', async () => {
    await page.route('**/listing/none', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body: maintenance }),
    );
    await page.goto('/listing/none');
    await expect(page.getByRole('heading', { name: 'We are back soon', level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectGoodPage(page);
    const again = page.waitForResponse('**/listing/none');
    await page.getByRole('link', { name: 'Look again' }).click();
    expect((await again).status()).toBe(503);
    await page.getByRole('link', { name: 'Staff sign-in' }).click();
    await expect(page).toHaveURL(/\/auth\/admin-login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('general settings are saved with a toast of their own, and rule the dates of this portal', async ({
  page,
}) => {
  await open(page, '/admin/settings/general');
  // A032 A270 A618
  const name = page.getByLabel('Platform name');
  await expect(name).toHaveValue('Oja');
  await page.getByLabel('Support e-mail').fill('help@oja.test');
  await page.getByRole('button', { name: 'Save General Settings' }).click();
  await expect(toast(page, 'General Settings Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Support e-mail')).toHaveValue('help@oja.test');
  await page.getByLabel('Support e-mail').fill('support@oja.test');
  await page.getByRole('button', { name: 'Save General Settings' }).click();
  await expect(toast(page, 'General Settings Saved')).toBeVisible();
  await changeBusinessHours(page);
  // Leaving with changes asks first: by a link, by the side menu, and by closing the page.
  await page.getByLabel('Support e-mail').fill('elsewhere@oja.test');
  await page.getByRole('link', { name: 'User Management' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await expect(asked).toContainText('Your changes to the General Settings are not saved yet.');
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Support e-mail')).toHaveValue('elsewhere@oja.test');
  const closing = page.waitForEvent('dialog');
  const reloading = page.reload().catch(() => undefined);
  const dialog = await closing;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await expect(page.getByLabel('Support e-mail')).toHaveValue('support@oja.test');
  await page.goto('/admin/platform');
  await page.getByLabel('Support e-mail').fill('elsewhere@oja.test');
  await page.getByRole('navigation', { name: 'Settings sections' }).getByText('Payment Settings').click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Save Payment Settings' })).toBeVisible();

  await page.goto('/admin/transactions');
  await expect(page.getByText(/\b\d{2}\/\d{2}\/20\d{2}\b/).first()).toBeVisible();
});
