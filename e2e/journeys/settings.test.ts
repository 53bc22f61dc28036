import { hourMs } from '@oja/contract/durations';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { makeAdmin } from '../support/call-as.ts';
import { sendCall } from '../support/calls.ts';
import { openSession, registerPerson, signIn } from '../support/people.ts';
import { confirmPresence, proofQuestion } from '../support/proof.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';
import { confirmAddress } from '../support/wallets.ts';

test('profile, photo, referral code and password, to the letter', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await registerPerson(request);
  await signIn(page, person);

  const profile = page.getByRole('region', { name: 'Profile Information' });
  await test.step('changes the photo', async () => {
    await page.goto('/dashboard/settings');
    // U360 to U363: profile, avatar, Change Photo, which is real.
    await expect(profile.getByText('Recommended: Square image, at least 400x400px')).toBeVisible();
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 400 } });
    const chooser = page.waitForEvent('filechooser');
    await profile.getByRole('button', { name: 'Change Photo' }).click();
    await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await profile.getByRole('button', { name: 'Save Photo' }).click();
    await expect(toast(page, 'Photo Changed')).toBeVisible();
  });

  await test.step('changes the profile', async () => {
    // U364 to U373: the fields; U368 the address is read-only.
    const email = profile.getByLabel('Email Address');
    await expect(email).toHaveValue(person.email);
    await expect(email).toHaveAttribute('readonly', '');
    await profile.getByRole('textbox', { name: 'First Name' }).fill('Ada Obi');
    await profile.getByRole('textbox', { name: 'Nick Name' }).fill('ada');
    await profile.getByLabel('Bio').fill('<script>alert(1)</script>');
    await profile.getByLabel('Phone Number').fill('+2348000000001');
    await profile.getByLabel('WhatsApp').fill('+2348000000002');
    await profile.getByLabel('Telegram').fill('@ada');
    await profile.getByRole('button', { name: 'Save Changes' }).click();
    // Another name needs the password.
    await confirmPresence(page, person);
    // U859.
    await expect(toast(page, 'Settings Saved')).toBeVisible();
    await page.reload();
    await expect(profile.getByLabel('Bio')).toHaveValue('<script>alert(1)</script>');
    await expect(page.getByRole('banner').getByRole('button', { name: /Ada Obi/ })).toBeVisible();
  });

  await test.step('copies the referral code', async () => {
    // U374 to U378: the referral code.
    const referral = page.getByRole('region', { name: 'Referral Program' });
    await expect(referral.getByText('Share this code with friends to earn rewards!')).toBeVisible();
    const code = referral.getByRole('textbox', { name: 'Referral code' });
    await expect(code).toHaveAttribute('readonly', '');
    await referral.getByRole('button', { name: /copy/i }).first().click();
    await expect(toast(page, 'Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
  });

  const change = page.getByRole('region', { name: 'Change Password' });
  const submit = change.getByRole('button', { name: /change password|update password|save/i });
  await test.step('enters passwords that are refused', async () => {
    // U379 to U383 and the messages of the password change.
    await expect(change.getByRole('button', { name: 'Show password' })).toHaveCount(3);
    await submit.click();
    await expect(toast(page, 'Please fill in all password fields.')).toBeVisible();
    await change.getByLabel('Current password').fill(person.password);
    await change.getByLabel('New password', { exact: true }).fill('monsoon-lantern-77');
    await change.getByLabel('Confirm new password').fill('something-else');
    await submit.click();
    await expect(toast(page, 'New passwords do not match.')).toBeVisible();
    await change.getByLabel('New password', { exact: true }).fill('short-7');
    await change.getByLabel('Confirm new password').fill('short-7');
    await submit.click();
    await expect(toast(page, 'New password must be at least 8 characters long.')).toBeVisible();
  });

  await test.step('changes the password', async () => {
    await change.getByLabel('New password', { exact: true }).fill('monsoon-lantern-77');
    await change.getByLabel('Confirm new password').fill('monsoon-lantern-77');
    await submit.click();
    // U860, U861: told so, and the fields are empty.
    await expect(toast(page, 'Password Changed')).toBeVisible();
    await expect(change.getByLabel('Current password')).toHaveValue('');
  });
});

/** Switches two-factor sign-in on and gives the app and the recovery codes. */
async function switchOnTwoFactor(page: Page, password: string): Promise<{ totp: TOTP; codes: string[] }> {
  await page.goto('/dashboard/settings#two-factor');
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'Set up two-factor sign-in' }).click();
  await section.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  const key = section.getByText(/^[A-Z2-7 ]{32,}$/).first();
  await expect(key).toBeVisible();
  await expectGoodPage(page);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await section.getByLabel('Code from the app').fill(totp.generate());
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const codes = await section.getByRole('listitem').allTextContents();
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await expect(toast(page, 'Two-factor sign-in is on')).toBeVisible();
  return { totp, codes };
}

/** A code works once, so the next step of the clock is used, which the server accepts as well. */
const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 });

test('two-factor: switch on, sign in with a code; a wrong code is told and asked for again', async ({
  page,
  request,
}) => {
  const person = await registerPerson(request);
  await signIn(page, person);
  await page.goto('/dashboard/settings#two-factor');
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await expect(section).toContainText('Please confirm your e-mail address before you switch on');
  await expect(section.getByRole('button', { name: 'Send confirmation mail again' })).toBeVisible();
  await confirmAddress(request, person);
  const { totp } = await switchOnTwoFactor(page, person.password);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = page.getByLabel('Six-digit code');
  await code.fill(totp.generate({ timestamp: Date.now() + hourMs }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'This code is not correct.')).toBeVisible();
  await expectGoodPage(page);
  await code.fill(nextCode(totp));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('admin login with two-factor; switching it off needs a right code', async ({ page }) => {
  const admin = await makeAdmin(page.request);
  await confirmAddress(page.request, admin);
  await signIn(page, admin);
  const { totp } = await switchOnTwoFactor(page, admin.password);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/admin-login');
  await page.getByLabel('Admin Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Access Admin Portal' }).click();
  await page.getByLabel('Six-digit code').fill(nextCode(totp));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');

  await page.goto('/dashboard/settings#two-factor');
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeInViewport();
  await page.getByRole('button', { name: 'Switch off' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill(admin.password);
  await dialog.getByRole('button', { name: /switch off/i }).click();
  // A wrong code is refused, and no session ends by it.
  const question = proofQuestion(page);
  const code = question.getByLabel('Six-digit code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This code is not correct.')).toBeVisible();
  await expect(page).toHaveURL(/settings/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveValue(admin.password);
});

test('new recovery codes are shown after a recovery code proved who asks; then two-factor is switched off', async ({
  page,
  request,
}) => {
  const person = await registerPerson(request);
  await confirmAddress(request, person);
  await signIn(page, person);
  const { codes } = await switchOnTwoFactor(page, person.password);
  const [old = ''] = codes;
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
  const question = proofQuestion(page);
  await question.getByRole('button', { name: 'Use a recovery code' }).click();
  await question.getByLabel('Recovery code').fill(old);
  await expectGoodPage(page);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await expect(section.getByText(old)).toHaveCount(0);
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await section.getByRole('button', { name: 'Switch off' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: /switch off/i }).click();
  await expect(toast(page, 'Two-factor sign-in is off')).toBeVisible();
});

test('sessions are listed and ended; my data is downloaded', async ({ page, request }) => {
  const person = await registerPerson(request);
  const { token } = await openSession(request, person);
  await signIn(page, person);
  await page.goto('/dashboard/settings#sessions');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: /sign out.*other/i }).click();
  await expect.poll(async () => (await sendCall(request, 'currentUser', { token })).status()).toBe(401);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /download my data/i }).click();
  expect((await download).suggestedFilename()).toBe('oja-my-data.json');
});

test('U384 to U386: the danger zone asks for the password, then deletes the account', async ({
  page,
  request,
}) => {
  const person = await registerPerson(request);
  await signIn(page, person);
  await page.goto('/dashboard/settings#danger');
  const zone = page.getByRole('region', { name: 'Danger Zone' });
  await zone.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill('not-the-password');
  await dialog.getByRole('button', { name: /delete/i }).click();
  await expect(dialog.getByText('The current password is not correct.')).toBeVisible();
  await expectGoodPage(page);
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: /delete/i }).click();
  // U862 to U864: told so, the record is gone, the page is loaded anew.
  await expect(toast(page, 'Account Deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.waitForFunction(() => localStorage.getItem('oja-auth') === null);
  const { email, password } = person;
  const login = await sendCall(request, 'login', { body: { email, password } });
  expect(login.status()).toBe(401);
});

test('the settings are good on a phone, in light and dark', async ({ page, request }) => {
  const person = await registerPerson(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, person);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectGoodPage(page);
});
