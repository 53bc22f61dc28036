import { hourMs } from '@oja/contract/durations';
import { makeAdmin } from '../support/call-as.ts';
import { waitForMail } from '../support/mails.ts';
import { signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('the figures are sent by mail, whose links open them and end the schedule', async ({
  page,
  browser,
  request,
}) => {
  const admin = await makeAdmin(request);
  await signIn(page, admin);
  await page.goto('/admin/figures#scheduled-report');
  const card = page.getByRole('region', { name: 'Scheduled report' });

  await test.step('the report is switched on for a weekday, by the keyboard', async () => {
    await expect(card).toContainText('You get none now.');
    await expect(card).toBeFocused();
    await card.getByRole('combobox', { name: /^On / }).click();
    await page.getByRole('option', { name: 'Friday' }).click();
    await card.getByRole('button', { name: 'Switch on' }).press('Enter');
    await expect(toast(page, 'Report Scheduled')).toBeVisible();
    await expect(card).toContainText(/Next report: .+8:00 AM/);
    await page.reload();
    await expect(card.getByRole('combobox', { name: /^On / })).toHaveText('Friday');
    await expectGoodPage(page);
  });

  await test.step('a refused change keeps what was chosen', async () => {
    await page.route('**/api/admin/operator-figures/schedule', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await card.getByRole('combobox', { name: 'How often' }).click();
    await page.getByRole('option', { name: 'Every month' }).click();
    await expect(card.getByRole('combobox', { name: /^On / })).toHaveCount(0);
    await card.getByRole('button', { name: 'Save schedule' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(card.getByRole('combobox', { name: 'How often' })).toHaveText('Every month, on the 1st');
    await page.unrouteAll();
    await page.reload();
  });

  const week = lastWeek();
  await card.getByRole('button', { name: 'Send one now' }).click();
  await expect(toast(page, 'Report On Its Way')).toBeVisible();
  const mail = await waitForMail(admin.email, `Figures: Week of ${week.title}`);

  await test.step('the link of the mail shows the same figures, and Back leads to them again', async () => {
    expect(mail.link).toBe(`/admin/figures?period=${week.monday}`);
    await page.goto(mail.link);
    const headline = page.getByRole('region', { name: `Week of ${week.title}` });
    // Rates of these purchases may change while other journeys run; these two cannot.
    for (const label of ['Purchases begun', 'First answers to tickets']) {
      const row = headline.locator('dl > div').filter({ hasText: label });
      await expect(row).toBeVisible();
      const [, value, change] = await row.locator('dt, dd').allTextContents();
      expect(mail.text).toContain(`${label}: ${value}, ${change}\n`);
    }
    await expectGoodPage(page);
    await page.getByRole('button', { name: '4 weeks' }).click();
    await expect(page).toHaveURL('/admin/figures?period=4w');
    await expect(headline).toHaveCount(0);
    await page.goBack();
    await expect(headline).toBeVisible();
  });

  await test.step('the unsubscribe link asks once and works without a session', async () => {
    const link = new URL(/https?:\/\/\S+\/unsubscribe\/figures\S+/.exec(mail.text)?.[0] ?? '');
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(link.pathname + link.search);
    await expect(other.getByRole('heading', { level: 1, name: 'Stop these mails?' })).toBeVisible();
    await expectGoodPage(other);
    await other.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
    await context.close();
    await page.goto('/admin/figures');
    await expect(card).toContainText('You get none now.');
  });

  await test.step('it is switched on again, and off by the card', async () => {
    await card.getByRole('button', { name: 'Switch on' }).click();
    await card.getByRole('button', { name: 'Switch off' }).click();
    await expect(toast(page, 'Report Switched Off')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Switch on' })).toBeFocused();
  });
});

/** The Monday of the last closed week in Lagos, which is an hour ahead of UTC. */
function lastWeek(): { monday: string; title: string } {
  const day = new Date(Date.now() + hourMs);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) - 7);
  const title = day.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { monday: day.toISOString().slice(0, 10), title };
}
