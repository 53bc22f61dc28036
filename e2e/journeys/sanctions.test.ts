import { callAs } from '../support/call-as.ts';
import { waitForMail } from '../support/mails.ts';
import { demo, openSession, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';
import { registerConfirmed } from '../support/wallets.ts';

test('a sanction is given, read by the person, appealed and lifted', async ({ page, browser }) => {
  const person = await registerConfirmed(page.request);
  const reason = 'Offered the same account twice.';
  await signIn(page, demo.admin);
  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Open full page' }).click();
  const sanctions = page.getByRole('region', { name: 'Sanctions' });
  await expect(sanctions).toContainText('No warning, pause or suspension.');

  await test.step('withdrawals are paused for a week, not without a reason', async () => {
    await sanctions.getByRole('button', { name: 'Add sanction' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add sanction' });
    await dialog.getByLabel('What').click();
    await page.getByRole('option', { name: 'Withdrawals paused' }).click();
    await dialog.getByRole('button', { name: 'Add sanction' }).click();
    await expect(dialog).toContainText('Please say why.');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Add sanction' }).click();
    await expect(toast(page, 'Withdrawals paused')).toBeVisible();
    await expect(sanctions.getByRole('listitem').first()).toContainText(reason);
    await expectGoodPage(page);
  });

  const own = await (await browser.newContext()).newPage();
  await signIn(own, person);
  for (const path of ['/dashboard', '/dashboard/wallet']) {
    await own.goto(path);
    await expect(own.getByText('Our team paused withdrawals from your wallet until')).toBeVisible();
  }
  await own.getByRole('link', { name: 'See your account standing' }).click();
  const standing = own.getByRole('region', { name: 'Account standing' });
  await expect(standing).toContainText(reason);
  await expect(standing).toContainText('In force');

  await test.step('the person appeals', async () => {
    await own.getByRole('button', { name: 'Appeal: Withdrawals paused' }).click();
    const question = own.getByRole('alertdialog', { name: 'Appeal against this decision?' });
    await question.getByLabel('Why you think that it is wrong').fill('It was another account.');
    await expectGoodPage(own);
    await question.getByRole('button', { name: 'Send Appeal' }).click();
    await expect(toast(own, 'Appeal Sent')).toBeVisible();
    await expect(standing).toContainText('Another member of our team looks at it.');
  });

  await test.step('who gave it does not find it in the queue', async () => {
    const listed = page.waitForResponse((response) => response.url().includes('/api/admin/work?'));
    await page.goto('/admin/work?kind=sanction');
    expect(await (await listed).text()).not.toContain(person.name);
  });

  await test.step('another member of staff finds it in the queue and grants it', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, demo.trust);
    await other.goto('/admin/work?kind=sanction');
    const row = other.getByRole('row').filter({ hasText: person.name });
    await row.getByRole('link', { name: 'Appeal against a pause of withdrawals' }).click();
    const theirs = other.getByRole('region', { name: 'Sanctions' });
    await expect(theirs).toContainText('It was another account.');
    await expect(theirs.getByRole('heading', { name: 'Sanctions' })).toBeInViewport();
    await expectGoodPage(other);
    await theirs.getByRole('button', { name: 'Grant appeal' }).click();
    const question = other.getByRole('alertdialog', { name: 'Grant this appeal?' });
    await question.getByLabel('Reason').fill('It was a mistake of ours.');
    await question.getByRole('button', { name: 'Grant appeal' }).click();
    await expect(toast(other, 'Appeal granted')).toBeVisible();
    await context.close();
    await own.reload();
    await expect(standing).toContainText('Lifted: It was a mistake of ours.');
  });
});

test('a suspended person appeals by the link of the mail', async ({ page }) => {
  const person = await registerConfirmed(page.request);
  const { user } = await openSession(page.request, person);
  const reason = 'Being looked at.';
  await callAs(page.request, demo.admin, 'addSanction', {
    params: { id: String(user.id) },
    body: { kind: 'suspension', reason, days: 7 },
  });
  const mail = await waitForMail(person.email, 'Your Oja account is suspended');
  await page.goto(mail.link);
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await expect(page).toHaveURL('/appeal');
  await expect(page.getByText(reason)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Send Appeal' }).click();
  await expect(page.getByText('Please say why you think that it is wrong.')).toBeVisible();
  await page.getByLabel('Why you think that it is wrong').fill('I was on holiday.');
  await page.getByRole('button', { name: 'Send Appeal' }).click();
  await expect(page.getByRole('heading', { name: 'Your appeal is with us' })).toBeVisible();
  await page.goto(mail.link);
  await expect(page.getByRole('heading', { name: 'Your appeal is with us' })).toBeVisible();
  await expectGoodPage(page);
});
