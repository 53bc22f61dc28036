import type { Page } from '@playwright/test';
import { handInApplication } from '../support/applications.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';
import { fundWallet } from '../support/wallets.ts';

const planCard = (page: Page, name: string) => page.getByRole('group', { name });

test('the states of the plans while they load, fail and are none', async ({ page, request }) => {
  await signIn(page, await registerPerson(request));
  const answer = Promise.withResolvers<void>();
  let mode: 'wait' | 'fail' | 'empty' = 'wait';
  await page.route('**/api/plans', async (route) => {
    if (mode === 'wait') await answer.promise;
    if (mode === 'empty') await route.fulfill({ json: { status: 'success', data: [], subscription: null } });
    else await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/dashboard/become-seller');
  // U276: three cards stand in for the plans.
  await expect(page.getByRole('status', { name: '' }).locator('> div')).toHaveCount(3);
  mode = 'fail';
  answer.resolve();
  // U277, U824, U825.
  await expect(page.getByRole('heading', { name: 'Failed to fetch seller plans' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Could not fetch seller plans')).toBeVisible();
  await expect(toast(page, 'Failed to fetch seller plans')).toBeVisible(); // U806
  mode = 'empty';
  await page.getByRole('button', { name: 'Try Again' }).click();
  // U278, U279.
  await expect(page.getByRole('heading', { name: 'No Plans Available' })).toBeVisible();
  await expectGoodPage(page);
  await page.unroute('**/api/plans');
  // U823: the rows behind the comparison have a sentence of their own.
  await page.route('**/api/plan-features', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Check Again' }).click();
  // U275: a user who has not applied sees the plans as cards.
  await expect(planCard(page, 'Starter')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Failed to fetch plans' })).toBeVisible();
  // U826, U827: a failure without a sentence of the server.
  await page.route('**/api/plans/become-seller', (route) => route.fulfill({ status: 500, json: {} }));
  await planCard(page, 'Starter').getByRole('button', { name: 'Choose Starter' }).click();
  await expect(toast(page, 'Subscription failed')).toBeVisible();
  await expect(toast(page, 'Could not complete subscription')).toBeVisible();
});

test('too little money leads to Add Funds; with money a user becomes a seller', async ({ page, request }) => {
  const person = await registerPerson(request);
  await signIn(page, person);

  const growth = planCard(page, 'Growth');
  await test.step('finds the plans', async () => {
    // U037, U102, U103: the way there.
    await page.goto('/dashboard');
    await page.getByRole('navigation').getByRole('link', { name: 'Become a Seller' }).click();
    await expect(page).toHaveURL('/dashboard/become-seller');
    // U296 to U300: what a card shows.
    await expect(growth.getByText('₦5,000.00', { exact: true })).toBeVisible();
    await expect(growth.getByText('/month', { exact: true })).toBeVisible();
    await expect(growth.getByText('15 live listings')).toBeVisible();
    await expect(growth.getByText('Escrow on every sale')).toBeVisible();
    await expect(growth.getByText('Most Popular')).toBeVisible();
    await expect(planCard(page, 'Starter').getByText('Most Popular')).toHaveCount(0);
    await expect(planCard(page, 'Starter').getByText(/^\//)).toHaveCount(0);
    await expectGoodPage(page);
  });

  const payment = page.getByRole('dialog', { name: 'Confirm the Growth plan' });
  await test.step('has too little money', async () => {
    // The confirmation offers the missing amount.
    await growth.getByRole('button', { name: 'Choose Growth' }).click();
    await expect(payment.getByText('Missing', { exact: true })).toBeVisible();
    await expect(payment.getByRole('link', { name: 'Add Funds' })).toBeVisible();
    await expect(payment.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await expectGoodPage(page);
    await payment.getByRole('button', { name: 'Cancel' }).click();
    await expect(payment).toHaveCount(0);
    // U590, U593, U826: with an unknown balance the server refuses, with the missing amount and the way to the wallet.
    await page.route('**/api/wallet/stats', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await growth.getByRole('button', { name: 'Choose Growth' }).click();
    await payment.getByRole('button', { name: 'Pay ₦5,000.00' }).click();
    await expect(toast(page, 'Subscription failed')).toBeVisible();
    const sentence = 'Your wallet is ₦5,000.00 short for the Growth plan. Add funds and choose it again.';
    const notice = page.getByRole('main').getByText(sentence);
    await expect(notice).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('main').getByRole('link', { name: 'Add Funds' }).click();
    await expect(page).toHaveURL('/dashboard/wallet?add-funds=1');
    await page.unroute('**/api/wallet/stats');
  });

  await test.step('adds funds and chooses a plan', async () => {
    await fundWallet(request, person, 6_000);
    await page.goto('/dashboard/become-seller');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/plans/become-seller', async (route) => {
      await held.promise;
      await route.continue();
    });
    await growth.getByRole('button', { name: 'Choose Growth' }).click();
    // Nothing is taken before the price, the renewal and the wallet afterwards were confirmed.
    await expect(
      payment.getByText(/^Renews on .+ for ₦5,000.00 from your wallet, until you cancel\./),
    ).toBeVisible();
    await expect(payment.getByText('₦1,000.00', { exact: true })).toBeVisible();
    await expectGoodPage(page);
    await payment.getByRole('button', { name: 'Pay ₦5,000.00' }).click();
    // U591: processing on the clicked plan, and no other can be chosen meanwhile.
    await expect(growth.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(planCard(page, 'Pro').getByRole('button', { name: 'Choose Pro' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(1);
    // The answer comes after this moment, and the way to the dashboard opens one and a half seconds after the answer.
    const heldUntil = Date.now();
    held.resolve();
    // U592, U870, then U304 and U305: the way to the dashboard.
    await expect(toast(page, 'You are now a seller! Redirecting...')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    expect(Date.now() - heldUntil).toBeGreaterThanOrEqual(1_500);
    // U021: a seller now.
    await expect(page.getByRole('navigation').getByRole('link', { name: 'My Listings' })).toBeVisible();
  });

  await test.step('changes to a smaller plan and back', async () => {
    await page.goto('/dashboard/become-seller');
    // U295, U301 to U303.
    await expect(page.getByText("You're currently a seller on the Growth plan")).toBeVisible();
    const current = growth.getByRole('button', { name: 'Current Plan' });
    await expect(current).toBeDisabled();
    await current.press('Enter');
    await expect(toast(page, "You're already on this plan")).toBeVisible();
    // A smaller plan waits for the end of the period, and can be taken back.
    await planCard(page, 'Starter').getByRole('button', { name: 'Change to Starter' }).click();
    await expect(page.getByText(/^Changes to the Starter plan on /)).toBeVisible();
    await growth.getByRole('button', { name: 'Stay on this plan' }).click();
    await expect(toast(page, 'You stay on the Growth plan.')).toBeVisible();
    await expect(page.getByText(/^Renews on .+ for ₦5,000.00 from your wallet\.$/)).toBeVisible();
  });

  await test.step('cancels the plan and keeps it', async () => {
    // Or it is ended, asked first, and kept after all.
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
    await expect(toast(page, 'Plan Cancelled')).toBeVisible();
    await expect(page.getByText(/^Ends on .+ and is not renewed\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0);
    await growth.getByRole('button', { name: 'Stay on this plan' }).click();
    await expect(page.getByText(/^Renews on .+ for ₦5,000.00 from your wallet\.$/)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectGoodPage(page);
  });
});

test('the application is filled in step by step, survives a reload and is submitted', async ({
  page,
  request,
}) => {
  const person = await registerPerson(request);
  await signIn(page, person);
  await page.goto('/dashboard/become-seller');
  await page.getByRole('button', { name: 'Get verified' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  const previous = page.getByRole('button', { name: 'Previous' });

  await test.step('fills in personal information', async () => {
    // U282, U283, U288, U290, U597: the first step, filled from the profile.
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await expect(page.getByText('In progress')).toBeVisible();
    await expect(previous).toBeDisabled();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await next.click();
    await expect(page.getByText('This field is required.')).toBeVisible();
    await expectGoodPage(page);
    await page.getByLabel('Phone').fill('+234 801 234 5678');
    await page.getByLabel('Bio').fill('I grow food accounts.');
    await next.click();
  });

  await test.step('names accounts and experience', async () => {
    // U284, U531: the accounts and the experience.
    await expect(page.getByRole('heading', { name: 'Account Information' })).toBeVisible();
    for (const level of ['Beginner', 'Intermediate', 'Experienced'])
      await expect(page.getByRole('radio', { name: level })).toBeVisible();
    await page.getByLabel('Instagram').fill('@lagosfoodie');
    await page.getByRole('radio', { name: 'Intermediate' }).click();
    await next.click();
  });

  await test.step('uploads the documents', async () => {
    // U285, U705, U707, U596: the documents; a reload goes on from here.
    await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
    await expect(page.getByText('PDF or image, max 10MB each.')).toBeVisible();
    await expect(page.getByText('Documents must be in English or translated.')).toBeVisible();
    await next.click();
    await expect(page.getByText('Please upload your government ID.')).toBeVisible();
    const picture = await page.screenshot();
    await choose(page, 'Government ID', {
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    });
    await expect(page.getByText('Documents must be a PDF or an image.')).toBeVisible();
    await choose(page, 'Government ID', { name: 'passport.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText('passport.png')).toBeVisible();
    const paper = await page.context().newPage();
    await paper.setContent('<h1>Channel settings</h1>');
    const buffer = await paper.pdf();
    await paper.close();
    await choose(page, 'Proof of account ownership', {
      name: 'proof.pdf',
      mimeType: 'application/pdf',
      buffer,
    });
    await expect(page.getByText('proof.pdf')).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('goes back and forth', async () => {
    // U287: back and forth loses nothing.
    await previous.click();
    await expect(page.getByLabel('Instagram')).toHaveValue('@lagosfoodie');
    await next.click();
    await next.click();
  });

  await test.step('reviews and submits', async () => {
    // U286, U289, U874: the review, with the fee.
    await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeVisible();
    await expect(page.getByText('platform fee of 10%')).toBeVisible();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Please accept the rules before you submit.')).toBeVisible();
    await page.getByRole('checkbox').click();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Submit Application' }).click();
  });

  await test.step('waits for the review', async () => {
    // U280, U595, U884 to U886: under review, and the plans are still reachable.
    await expect(page.getByRole('heading', { name: 'Application Under Review' })).toBeVisible();
    await expect(page.getByText('2-3 business days', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Estimated completion: 1-2 days')).toBeVisible();
    const progress = page.getByRole('progressbar', { name: 'Progress of the review' });
    await expect(progress).toHaveAttribute('aria-valuenow', '33');
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Change plan' }).click();
    await expect(planCard(page, 'Starter')).toBeVisible();
    await page.getByRole('link', { name: 'View application' }).click();
    await expect(page.getByRole('heading', { name: 'Application Under Review' })).toBeVisible();
  });
});

test('staff look at an application, reject it, and approve the corrected one', async ({
  page,
  browser,
  request,
}) => {
  const person = await registerPerson(request);
  await signIn(page, person);
  const picture = await handInApplication(page, person);
  await page.goto('/dashboard/become-seller');
  const progress = page.getByRole('progressbar', { name: 'Progress of the review' });
  await expect(progress).toHaveAttribute('aria-valuenow', '33');

  const staff = await test.step('staff open the application', async () => {
    const staff = await (await browser.newContext()).newPage();
    await signIn(staff, demo.admin);
    await staff.goto('/admin/applications');
    await staff.getByLabel('Search applications').fill(person.email);
    await expect(staff.getByRole('row')).toHaveCount(2);
    await expectGoodPage(staff);
    await staff.getByRole('link', { name: `Review the application of ${person.name}` }).click();
    const open = staff.getByRole('button', { name: 'Open document' });
    await open.first().click();
    const id = staff.getByRole('img', { name: 'Government ID' });
    await expect.poll(() => id.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await open.first().click();
    await expect(staff.locator('iframe[title="Proof of account ownership"]')).toBeVisible();
    // U885: the applicant sees at once that the review has begun.
    await expect(progress).toHaveAttribute('aria-valuenow', '66');
    return staff;
  });

  const dialog = staff.getByRole('alertdialog');
  await test.step('staff reject it', async () => {
    await staff.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Please say why.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The picture of your ID is too dark.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(toast(staff, 'Application Rejected')).toBeVisible();
  });

  await test.step('the applicant corrects it', async () => {
    // The applicant reads the reason, corrects and submits again.
    await expect(page.getByText('The picture of your ID is too dark.')).toBeVisible();
    await expect(page.getByText('Rejected')).toBeVisible();
    // Nothing is handed in again before it was corrected.
    await expect(page.getByRole('button', { name: 'Correct Application' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Verification' }).click();
    await choose(page, 'Government ID', { name: 'brighter.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText('brighter.png')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('heading', { name: 'Application Under Review' })).toBeVisible();
  });

  await test.step('staff approve it', async () => {
    await staff.reload();
    await expect(staff.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await expect(staff.getByText('Open a document to approve.')).toBeVisible();
    await staff.getByRole('button', { name: 'Open document' }).first().click();
    await staff.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(staff, 'Application Approved')).toBeVisible();
    await expectGoodPage(staff);
  });

  await test.step('the applicant chooses a plan', async () => {
    // U281, U291 to U294, U008: approved, with three cards.
    await expect(page.getByRole('heading', { name: 'You are a verified seller' })).toBeVisible();
    await expect(page.getByText('Approved')).toBeVisible();
    for (const card of ['Create a listing', 'Seller guidelines', 'Seller support'])
      await expect(page.getByRole('heading', { name: card })).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Change plan' }).click();
    await planCard(page, 'Starter').getByRole('button', { name: 'Choose Starter' }).click();
    await expect(toast(page, 'You are now a seller! Redirecting...')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  await staff.context().close();
});

async function choose(
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: label })
    .getByRole('button', { name: /^(Choose file|Replace)$/ })
    .click();
  await (await chooser).setFiles(file);
}
