import { dayMs } from '@oja/contract/durations';
import { demo, newPerson } from '../support/people.ts';
import { expect, test, toast } from '../support/test.ts';

test('the login form, to the letter', async ({ page }) => {
  await page.goto('/auth/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  // U074, U615, U617: e-mail, required, of email type. U075, U616: password, required.
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required', '');
  await expect(password).toHaveAttribute('required', '');
  // U076: show and hide.
  await password.fill('a secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  // U079, U080: Google is coming.
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(toast(page, 'Coming Soon')).toBeVisible();
  // U081: the way to register.
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/auth/register',
  );
});

test('U077: Remember me asks for 30 days; U083: the button says that it is busy', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(demo.seller.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.seller.password);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.route('**/api/auth/login', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ remember: true });
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  const expiresAt = await page.evaluate(() => JSON.parse(localStorage.getItem('oja-auth') ?? '{}').expiresAt);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * dayMs);
});

const oddAnswers: [string, number, object, string][] = [
  ['U618, U619, A488: not a success', 200, { status: 'odd' }, 'Login failed'],
  [
    'U618, A489: no user',
    200,
    { status: 'success', data: { token: 't'.repeat(43), expires_at: '2030-01-01T00:00:00Z' } },
    'Login failed',
  ],
  ['U808, A578: a refusal without a word', 401, { status: 'error' }, 'Invalid credentials'],
  [
    'U619, A490: a refusal with a message',
    401,
    { status: 'error', message: 'Come back tomorrow.' },
    'Come back tomorrow.',
  ],
];
for (const [name, status, body, sentence] of oddAnswers) {
  test(`a login that is answered with ${name}`, async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status, json: body }));
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('whatever');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(toast(page, 'Login Failed')).toBeVisible();
    await expect(toast(page, sentence)).toBeVisible();
  });
}

test('the register form refuses in the specified order and words, and loses nothing', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth/register');
  const submit = page.getByRole('button', { name: 'Create Account' });
  // U084 to U088: the fields.
  const field = {
    name: page.getByRole('textbox', { name: 'Name', exact: true }),
    nickName: page.getByRole('textbox', { name: 'Nick Name' }),
    email: page.getByRole('textbox', { name: 'Email' }),
    password: page.getByLabel(/^Password/),
    confirmation: page.getByLabel(/^Confirm Password/),
  };

  await test.step('sends an empty form', async () => {
    // U809, U810, U620 to U624: something is missing.
    await submit.click();
    await expect(toast(page, 'Registration Failed')).toBeVisible();
    await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
  });

  await test.step('enters passwords that differ', async () => {
    // U625, U626: passwords differ.
    await field.name.fill(person.name);
    await field.nickName.fill('ada');
    await field.email.fill(person.email);
    await field.password.fill(person.password);
    await field.confirmation.fill('something else');
    await submit.click();
    await expect(toast(page, "Passwords don't match")).toBeVisible();
  });

  await test.step('does not accept the terms', async () => {
    // U089, U627, U628: terms not accepted.
    await field.confirmation.fill(person.password);
    await submit.click();
    await expect(toast(page, 'Please accept the terms and conditions')).toBeVisible();
    await page.getByRole('checkbox', { name: /terms of service.*privacy policy/ }).check();
  });

  await test.step('looks at the optional parts', async () => {
    // U090: marketing is optional. U091, U092: Google is coming.
    await expect(page.getByRole('checkbox', { name: /marketing/ })).not.toBeChecked();
    await page.getByRole('button', { name: /Google/ }).click();
    await expect(toast(page, 'Coming Soon')).toBeVisible();
  });

  await test.step('enters a short password', async () => {
    // U629: the server's message, U630: there is a length rule (departs).
    await field.password.fill('short-7');
    await field.confirmation.fill('short-7');
    await submit.click();
    await expect(toast(page, 'Password must be at least 8 characters long.')).toBeVisible();
    await expect(field.name).toHaveValue(person.name);
    await expect(field.email).toHaveValue(person.email);
  });

  await test.step('the server fails', async () => {
    // U629: without a message.
    await field.password.fill(person.password);
    await field.confirmation.fill(person.password);
    await page.route('**/api/auth/register', async (route) => {
      // U094: busy.
      await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
      await route.fulfill({ status: 500, json: { status: 'error' } });
    });
    await submit.click();
    await expect(toast(page, 'Registration failed')).toBeVisible();
  });
});

test('U716, U717, A526: the admin login, to the letter', async ({ page }) => {
  await page.goto('/auth/admin-login');
  const email = page.getByLabel('Admin Email');
  const password = page.getByLabel('Password', { exact: true });
  // A086, A087, A463 to A465.
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required', '');
  await expect(password).toHaveAttribute('required', '');
  // A088.
  await password.fill('x');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  // A091, A094.
  await expect(page.locator('a[href="/"]').first()).toBeVisible();
  await expect(page.getByText(/logged and monitored/)).toBeVisible();
  // A577, A578: a buyer has no account here.
  await email.fill(demo.buyer.email);
  await password.fill(demo.buyer.password);
  await page.getByRole('button', { name: 'Access Admin Portal' }).click();
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await expect(toast(page, 'Invalid credentials')).toBeVisible();
  // A089, A090, A092, A093.
  await email.fill(demo.admin.email);
  await page.route('**/api/auth/login/admin', async (route) => {
    await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeDisabled();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Access Admin Portal' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(toast(page, 'Welcome Admin!')).toBeVisible();
});
