import { sendCall } from '../support/calls.ts';
import { approveListing, offerListing, registerSeller } from '../support/listings.ts';
import { waitForMail } from '../support/mails.ts';
import { demo, newPerson, registerPerson } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('register → mail → confirm → login → settings → logout', { tag: '@phone' }, async ({ page }) => {
  const person = newPerson();

  await test.step('registers', async () => {
    await page.goto('/auth/register');
    await expectGoodPage(page);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name);
    await page.getByRole('textbox', { name: 'Nick Name' }).fill('ada');
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByLabel(/^Password/).fill(person.password);
    await page.getByLabel(/^Confirm Password/).fill(person.password);
    await page.getByRole('checkbox', { name: /terms of service.*privacy policy/ }).check();
    await page.getByRole('button', { name: 'Create Account' }).click();
  });

  await test.step('is led to the login', async () => {
    // U093, U850, U542: the account is made, the person is not signed in and goes to /auth/login.
    await expect(page).toHaveURL('/auth/login');
    await expect(toast(page, 'Registration Successful')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await page.waitForFunction(() => localStorage.getItem('oja-auth') === null);
  });

  await test.step('confirms the address', async () => {
    const mail = await waitForMail(person.email, 'Confirm your e-mail address');
    await page.goto(mail.link);
    await expect(page.getByRole('heading', { name: /confirmed/i })).toBeVisible();
    await expectGoodPage(page);
    expect(page.url()).not.toContain('token=');
  });

  const record = await test.step('signs in', async () => {
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    // U082, U541, U848: signed in, greeted as new after the registration in this tab, at the dashboard.
    await expect(page).toHaveURL('/dashboard');
    await expect(toast(page, 'Login Successful')).toBeVisible();
    await expect(toast(page, `Welcome, ${person.name}!`)).toBeVisible();
    await expect(page.getByRole('heading', { name: `Welcome, ${person.name}!` })).toBeVisible();
    // U387 to U390: the record is kept under one key.
    const record = await page.evaluate(() => JSON.parse(localStorage.getItem('oja-auth') ?? '{}'));
    expect(Object.keys(record).sort()).toEqual(['expiresAt', 'token', 'user']);
    return record;
  });

  await test.step('opens the settings', async () => {
    await page.goto('/dashboard/settings');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: new RegExp(person.name) }).click();
    await page.evaluate(() => sessionStorage.setItem('left-behind', 'yes'));
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    // U543, U546 to U549: signed out, storage wiped, told so, at the landing page.
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Signed out successfully')).toBeVisible();
    await page.waitForFunction(() => localStorage.length === 0 && sessionStorage.length === 0);
    const response = await sendCall(page.request, 'currentUser', { token: record.token });
    expect(response.status()).toBe(401);
  });

  await test.step('comes back', async () => {
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    // U849: every later sign-in.
    await expect(toast(page, `Welcome back, ${person.name}!`)).toBeVisible();
  });
});

test('forgot → mail → reset → login with the new password', async ({ page, request }) => {
  const person = await registerPerson(request);
  await page.goto('/auth/login');
  // U028, U078: linked from login.
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await expectGoodPage(page);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText(person.email)).toBeVisible();

  const mail = await waitForMail(person.email, 'Set a new password');
  await page.goto(mail.link);
  await expectGoodPage(page);
  expect(page.url()).not.toContain('token=');
  await page.getByLabel('New Password', { exact: true }).fill('monsoon-lantern-77');
  await page.getByLabel(/confirm/i).fill('monsoon-lantern-77');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL('/auth/login');

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('monsoon-lantern-77');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.evaluate(() => localStorage.clear());
  await page.goto(mail.link);
  await page.getByLabel('New Password', { exact: true }).fill('monsoon-lantern-78');
  await page.getByLabel(/confirm/i).fill('monsoon-lantern-78');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'This reset link is no longer valid' })).toBeVisible();
});

test('a wrong password is told, and what was typed stays', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(demo.buyer.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // U807, U808: title and the server's message.
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await expect(toast(page, 'Invalid credentials')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demo.buyer.email);
  await expect(page).toHaveURL('/auth/login');
});

test('a link from a mail is opened after signing in, for users and for staff', async ({ page }) => {
  await page.goto('/dashboard/my-purchases?search=%40adafoods');
  await page.getByLabel('Email').fill(demo.buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.buyer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/my-purchases?search=%40adafoods');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/withdrawals?view=money');
  await page.getByLabel('Admin Email').fill(demo.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.admin.password);
  await page.getByRole('button', { name: 'Access Admin Portal' }).click();
  await expect(page).toHaveURL('/admin/withdrawals?view=money');
});

test('a guest who registers in order to buy comes back to the purchase', async ({ page }) => {
  // A listing of its own: those of other journeys are sold or withdrawn in the meantime.
  const listing = await offerListing(page.request, await registerSeller(page.request));
  await approveListing(page.request, listing);
  const person = newPerson();
  await page.goto(`/listing/${listing.id}`);
  await page.getByRole('link', { name: 'Buy Now' }).click();
  await expect(page.getByText(`You were about to buy ${listing.handle}`)).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await expect(page.getByText(`You were about to buy ${listing.handle}`)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name);
  await page.getByRole('textbox', { name: 'Nick Name' }).fill('ada');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^Confirm Password/).fill(person.password);
  await page.getByRole('checkbox', { name: /terms of service.*privacy policy/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  // The address changes before the form of the registration is gone.
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your purchase' });
  await expect(dialog).toContainText(listing.handle);
  // The mail leads back to it as well, also when its link is not valid any more.
  const mail = await waitForMail(person.email, 'Confirm your e-mail address');
  const dead = new URL(mail.link, 'http://localhost');
  dead.searchParams.set('token', 'a'.repeat(43));
  await page.goto(`${dead.pathname}${dead.search}`);
  await expect(
    page.getByRole('heading', { name: 'This confirmation link is no longer valid' }),
  ).toBeVisible();
  await expect(page.getByText(`You were about to buy ${listing.handle}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on where you were' })).toBeVisible();
  await expectGoodPage(page);
  await page.goto(mail.link);
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(dialog).toContainText(listing.handle);
});
