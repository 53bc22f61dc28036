import { isStaff } from '@oja/contract/access';
import type { accountEndpoints } from '@oja/contract/accounts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendResetLink } from './account.jobs.ts';
import { presentChallenge, presentPortalUser, presentSession, staffPresenter } from './account.presenter.ts';
import { changeAccount } from './change-account.ts';
import { confirmEmail } from './confirm-email.ts';
import { finishTwoFactor } from './finish-two-factor.ts';
import { registerAccount } from './register-account.ts';
import { resetPassword } from './reset-password.ts';
import { endSessions } from './session.store.ts';
import { signIn } from './sign-in.ts';

type Names =
  | 'login'
  | 'loginAdmin'
  | 'loginTwoFactor'
  | 'register'
  | 'logout'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmEmail'
  | 'registrationRules';

export const signInRoutes = (deps: Deps): Pick<Handlers<typeof accountEndpoints>, Names> => ({
  async login({ body, client }) {
    const remember = body.remember ?? false;
    const result = await signIn(deps, { ...body, door: 'user', remember, client });
    return {
      data: 'challenge' in result ? presentChallenge(result) : presentSession(result, presentPortalUser),
    };
  },
  async loginAdmin({ body, client }) {
    const result = await signIn(deps, { ...body, door: 'staff', remember: false, client });
    const present = await staffPresenter(deps);
    return { data: 'challenge' in result ? presentChallenge(result) : presentSession(result, present) };
  },
  async loginTwoFactor({ body, client }) {
    const result = await finishTwoFactor(deps, { ...body, client });
    if (!isStaff(result.user.role)) return { data: presentSession(result, presentPortalUser) };
    return { data: presentSession(result, await staffPresenter(deps)) };
  },
  async register({ body, client }) {
    const registration = {
      name: body.name,
      nickname: body.nickName,
      email: body.email,
      password: body.password,
      confirmation: body.confirmPassword,
      referralCode: body.ref,
      marketingConsent: body.marketingConsent ?? false,
      termsAccepted: body.termsAccepted ?? false,
    };
    const result = await registerAccount(deps, registration, client);
    return {
      data: presentSession(result, presentPortalUser),
      message: 'Please confirm your e-mail address.',
    };
  },
  async logout({ session }) {
    const { user, id } = session;
    await changeAccount(deps, user.id, (tx) =>
      endSessions(tx, { userId: user.id, now: deps.now(), only: id }),
    );
    return { data: null, message: 'Signed out successfully' };
  },
  async forgotPassword({ body }) {
    await inTransaction(deps.db, (tx) => enqueue(tx, sendResetLink, { email: body.email }));
    return { data: null, message: 'If an account with this address exists, a link is on its way.' };
  },
  async resetPassword({ body }) {
    const { token, newPassword: password, confirmPassword: confirmation } = body;
    await resetPassword(deps, { token, password, confirmation });
    return { data: null, message: 'Your new password is set. Please sign in.' };
  },
  async confirmEmail({ body }) {
    await confirmEmail(deps, body.token);
    return { data: null, message: 'Your e-mail address is confirmed.' };
  },
  async registrationRules() {
    const { registrationOpen } = await deps.settings.read('general');
    const { minimumPasswordLength } = await deps.settings.read('security');
    return { data: { registrationOpen, minimumPasswordLength } };
  },
});
