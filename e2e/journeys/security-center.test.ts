import { callAs } from '../support/call-as.ts';
import { call, sendCall } from '../support/calls.ts';
import { demo, newPerson, openSession, registerPerson, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('the Security Center shows who tries to get in and who is in, and ends a session (A097)', async ({
  page,
}) => {
  const { stranger, forgetful, token } = await test.step('strangers try to get in', async () => {
    const stranger = newPerson();
    const forgetful = await registerPerson(page.request);
    for (const { email } of [stranger, forgetful]) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await sendCall(page.request, 'login', { body: { email, password: 'guessed' } });
      }
    }
    // The buyer is given the credentials of what they bought.
    await callAs(page.request, demo.buyer, 'listPurchases');
    // From a device that no other journey signs in on, so that none of theirs is ended.
    const entered = await call(page.request, 'loginAdmin', {
      headers: { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0' },
      body: { email: demo.moderator.email, password: demo.moderator.password },
    });
    return { stranger, forgetful, token: 'token' in entered ? entered.token : '' };
  });

  await test.step('opens the Security Center', async () => {
    await signIn(page, demo.admin);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Security Center' }).click();
    await expect(page).toHaveURL(/\/admin\/security$/);
    await expect(page).toHaveTitle('Security Center · Oja');
    await expect(page.getByRole('heading', { name: 'Security Center', level: 1 })).toBeVisible();
  });

  const log = page.getByRole('region', { name: 'Latest in the audit log' });
  const lockedRow = page.getByRole('region', { name: 'Locked accounts' }).getByRole('listitem');
  await test.step('reads the lists', async () => {
    await expect(lockedRow.filter({ hasText: stranger.email })).toContainText(/\(no account\).*left/);
    const failedRow = page.getByRole('region', { name: 'Failed sign-ins' }).getByRole('listitem');
    await expect(failedRow.filter({ hasText: stranger.email })).toContainText(
      /5 failed attempts.*from .*Locked/,
    );
    const cover = page.getByRole('region', { name: 'Two-factor sign-in' });
    await expect(cover.getByText(/^\d+ of \d+ \(\d+%\)$/)).toHaveCount(2);
    await expect(
      page.getByRole('region', { name: 'Reveal log' }).getByRole('listitem').first(),
    ).toContainText(/TXN-\d+/);
    await expectGoodPage(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectGoodPage(page);
  });

  await test.step('unlocks an account', async () => {
    await lockedRow.getByRole('button', { name: `Unlock ${forgetful.name}` }).click();
    const asked = page.getByRole('alertdialog', { name: `Unlock ${forgetful.name}?` });
    await asked.getByRole('button', { name: 'Unlock' }).click();
    await expect(asked.getByText('Please say why.')).toBeVisible();
    await asked.getByRole('textbox', { name: /Reason/ }).fill('Called us from their own number.');
    await asked.getByRole('button', { name: 'Unlock' }).click();
    await expect(toast(page, 'User unlocked successfully')).toBeVisible();
    // At once: it shows ten lines, and other journeys write there, too.
    await expect(log.getByText(/Called us from their own number/)).toBeVisible();
    await expect(lockedRow.filter({ hasText: forgetful.email })).toHaveCount(0);
    await openSession(page.request, forgetful);
  });

  await test.step('ends a session', async () => {
    const sessions = page.getByRole('region', { name: 'Sessions of staff' });
    await expect(sessions.getByText('This session')).toHaveCount(1);
    const name = `End session of ${demo.moderator.name} on Firefox on Android`;
    await sessions.getByRole('button', { name }).click();
    await expect(toast(page, 'The session has ended.')).toBeVisible();
    await expect(sessions.getByRole('button', { name })).toHaveCount(0);
    await expect(log.getByText('User signed out').first()).toBeVisible();
    await expect(log.getByRole('link', { name: 'Open the audit log' })).toHaveAttribute(
      'href',
      '/admin/audit',
    );
    const refused = await sendCall(page.request, 'currentAdmin', { token });
    expect(refused.status()).toBe(401);
  });

  await test.step('opens the page of a list', async () => {
    // Every list is also a page of its own, with all that a table can do and its state in the address.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'View all failed sign-ins' }).click();
    await expect(page.getByRole('heading', { name: 'Failed sign-ins', level: 1 })).toBeVisible();
    await page.getByLabel('Search failed sign-ins').fill(stranger.email);
    const failures = page.getByRole('table', { name: 'Failed sign-ins' });
    await expect(failures.getByRole('row')).toHaveCount(2);
    await failures.getByRole('button', { name: 'Failures' }).click();
    await expect(page).toHaveURL(/search=.*&sort=failures$/);
    await page.reload();
    await expect(failures.getByRole('columnheader', { name: 'Failures' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(failures.getByRole('row', { name: new RegExp(stranger.email) })).toContainText(
      /No account.*5.*left/,
    );
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await file).suggestedFilename()).toMatch(/^failed_sign_ins_.*\.csv$/);
    await expectGoodPage(page);
  });

  await test.step('opens the other pages', async () => {
    for (const [path, label] of [
      ['sessions', 'Sessions of staff'],
      ['two-factor', 'Two-factor coverage'],
      ['reveals', 'Reveal log'],
    ] as const) {
      await page.goto(`/admin/security/${path}`);
      await expect(page.getByRole('table', { name: label }).getByRole('row').nth(1)).toBeVisible();
      await expectGoodPage(page);
    }
  });
});

test('System Status asks every part of Oja, and shows the queue, the ledger and the version (A099)', async ({
  page,
}) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/status');
  await expect(page.getByRole('heading', { name: 'System Status', level: 1 })).toBeVisible();
  const system = page.getByRole('region', { name: 'System', exact: true });
  await expect(system).toContainText(/Application.*Running/);
  await expect(system).toContainText(/Database.*Reachable.*PostgreSQL \d+/);
  await expect(system).toContainText(/Payment gateway.*Simulator.*No real money moves/);
  await expect(system).toContainText(/Mail.*Works.*Storage.*Works/);
  const uptime = page.getByRole('region', { name: 'Uptime' });
  for (const part of ['Database', 'Job queue', 'Payment gateway', 'Mail', 'Storage', 'Ledger'])
    await expect(uptime.getByRole('img', { name: `${part}: ` })).toHaveAccessibleName(/last 24 hours/);
  await uptime.getByRole('button', { name: '30 days' }).click();
  await expect(uptime.getByRole('img', { name: 'Database: ' })).toHaveAccessibleName(/last 30 days/);
  const queue = page.getByRole('region', { name: 'Job queue' });
  await expect(queue).toContainText(/Waiting\d+.*Retrying\d+.*Failed\d+/);
  await expect(page.getByRole('region', { name: 'This installation' })).toContainText(/Version\d+\.\d+/);
  const ledger = page.getByRole('region', { name: 'Ledger audit' });
  await ledger.getByRole('button', { name: 'Check now' }).click();
  await expect(toast(page, 'Every kobo is accounted for.')).toBeVisible();
  await expect(ledger.getByText('Clean')).toBeVisible();
  await expectGoodPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodPage(page);
});
