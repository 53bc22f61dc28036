import type { APIRequestContext, Page } from '@playwright/test';
import { approveProposal } from '../support/approvals.ts';
import { approveWaiting, callAs, makeAdmin } from '../support/call-as.ts';
import { demo, type Person, registerPerson, signIn } from '../support/people.ts';
import { confirmPresence, proofQuestion } from '../support/proof.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

/** All journeys share the settings, so the switch is on only while something is proposed. */
async function whileTwoAreNeeded(request: APIRequestContext, propose: () => Promise<void>): Promise<void> {
  await setSwitch(request, true);
  try {
    await propose();
  } finally {
    await setSwitch(request, false);
  }
}

async function setSwitch(request: APIRequestContext, secondAdminForAdmins: boolean): Promise<void> {
  const { security } = await callAs(request, demo.admin, 'platformSettings');
  const body = { version: security.version, value: { ...security.value, secondAdminForAdmins } };
  await callAs(request, demo.admin, 'saveSecuritySettings', { body });
  // One administrator alone cannot switch it off.
  if (!secondAdminForAdmins) await approveWaiting(request, ({ kind }) => kind === 'settings_change');
}

const rowOf = (page: Page, { name }: Person) => page.getByRole('row', { name: new RegExp(name) });

async function choose(page: Page, person: Person, entry: string): Promise<void> {
  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function approveCard(page: Page, person: Person, change: string): Promise<void> {
  await page.goto('/admin/approvals');
  const card = page.getByRole('listitem').filter({ hasText: person.email });
  await expect(card.getByText('Change to an administrator')).toBeVisible();
  await expect(card.getByText(change)).toBeVisible();
  await expectGoodPage(page);
  await approveProposal(card);
}

test('an administrator is made, and let in again, by two administrators', async ({ page, browser }) => {
  const person = await registerPerson(page.request);
  const [first, second] = [await makeAdmin(page.request), await makeAdmin(page.request)];
  const context = await browser.newContext();
  const other = await context.newPage();
  await Promise.all([signIn(page, first), signIn(other, second)]);

  await test.step('one proposes the new administrator, who stays a user', async () => {
    await choose(page, person, 'Edit User');
    const edit = page.getByRole('dialog', { name: 'Edit User' });
    await edit.getByRole('combobox', { name: /Role/ }).click();
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await whileTwoAreNeeded(page.request, async () => {
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await confirmPresence(page, first);
      await expect(toast(page, 'Waiting for Approval')).toBeVisible();
    });
    await expect(rowOf(page, person)).not.toContainText('Admin');
    await page.goto('/admin/approvals');
    const own = page.getByRole('listitem').filter({ hasText: person.email });
    await expect(own.getByText('Another administrator has to approve it.')).toBeVisible();
    await expect(own.getByRole('button', { name: /Approve/ })).toHaveCount(0);
  });

  await test.step('the other approves it', async () => {
    await approveCard(other, person, 'New role: Administrator');
    await confirmPresence(other, second);
    await expect(toast(other, 'Approved')).toBeVisible();
    await signIn(await (await browser.newContext()).newPage(), { ...person, isStaff: true });
  });

  await test.step('letting them in again after a suspension needs two as well', async () => {
    await choose(page, person, 'Suspend');
    const question = page.getByRole('alertdialog');
    await question.getByLabel(/Reason/).fill('The laptop was stolen.');
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(toast(page, 'User suspended successfully')).toBeVisible();
    await choose(page, person, 'Unban User');
    await whileTwoAreNeeded(page.request, async () => {
      await question.getByLabel(/Reason/).fill('The laptop is back.');
      await question.getByRole('button', { name: 'Unban User' }).click();
      await expect(toast(page, 'Waiting for Approval')).toBeVisible();
    });
    await expect(rowOf(page, person)).toContainText('Suspended');
    await approveCard(other, person, 'Let in again');
    await expect(proofQuestion(other)).toBeHidden();
    await expect(toast(other, 'Approved')).toBeVisible();
    await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
    await expect(rowOf(page, person)).toContainText('Active');
  });
  await context.close();
});
