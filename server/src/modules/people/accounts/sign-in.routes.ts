import { isStaff } from '@oja/contract/access';
import type { accountEndpoints } from '@oja/contract/accounts';
import type { signInEndpoints } from '@oja/contract/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isProduction } from '../../../config/config.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { readDeviceTokens, writeDeviceCookie } from '../../../http/device-cookie.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { sendResetLink } from './account.jobs.ts';
import { presentChallenge, presentPortalUser, presentSession, staffPresenter } from './account.presenter.ts';
import { changeAccount } from './change-account.ts';
import { confirmEmail } from './confirm-email.ts';
import { finishTwoFactor } from './finish-two-factor.ts';
import type { OpenedSession } from './open-session.ts';
import { findReferrer, registerAccount } from './register-account.ts';
import { resetPassword } from './reset-password.ts';
import { endSessions } from './session.store.ts';
import { signIn } from './sign-in.ts';

type SignInHandlers = Handlers<typeof signInEndpoints> & Pick<Handlers<typeof accountEndpoints>, 'logout'>;

export const signInRoutes = (deps: Deps): SignInHandlers => ({
  async login({ body, client, request, reply }) {
    const remember = body.remember ?? false;
    const deviceTokens = readDeviceTokens(request);
    const result = await signIn(deps, { ...body, portal: 'user', remember, client, deviceTokens });
    if ('challenge' in result) return { data: presentChallenge(result) };
    setDeviceCookie(deps, { request, reply }, result);
    return { data: presentSession(result, presentPortalUser) };
  },
  async loginAdmin({ body, client, request, reply }) {
    const deviceTokens = readDeviceTokens(request);
    const result = await signIn(deps, { ...body, portal: 'staff', remember: false, client, deviceTokens });
    if ('challenge' in result) return { data: presentChallenge(result) };
    setDeviceCookie(deps, { request, reply }, result);
    return { data: presentSession(result, await staffPresenter(deps)) };
  },
  async loginTwoFactor({ body, client, request, reply }) {
    const result = await finishTwoFactor(deps, { ...body, client, deviceTokens: readDeviceTokens(request) });
    setDeviceCookie(deps, { request, reply }, result);
    if (!isStaff(result.user.role)) return { data: presentSession(result, presentPortalUser) };
    return { data: presentSession(result, await staffPresenter(deps)) };
  },
  async register({ body, client, request, reply }) {
    const registration = {
      name: body.name,
      nickname: body.nickName,
      email: body.email,
      password: body.password,
      confirmation: body.confirmPassword,
      referralCode: body.ref,
      marketingConsent: body.marketingConsent ?? false,
      termsAccepted: body.termsAccepted ?? false,
      next: body.next,
    };
    const wantsSession = body.session ?? true;
    const device = wantsSession ? { client, deviceTokens: readDeviceTokens(request) } : undefined;
    const { user, session } = await registerAccount(deps, registration, device);
    const message = 'Please confirm your e-mail address.';
    if (session === undefined) {
      return { data: { token: null, expires_at: null, user: presentPortalUser(user) }, message };
    }
    setDeviceCookie(deps, { request, reply }, { session });
    return { data: presentSession({ user, session }, presentPortalUser), message };
  },
  async logout({ session }) {
    const { user, id } = session;
    await changeAccount(deps, user.id, (tx) =>
      endSessions(tx, { userId: user.id, now: deps.now(), reason: 'signed_out', only: id }),
    );
    return { data: null, message: 'Signed out successfully' };
  },
  async forgotPassword({ body }) {
    const order = { ...body, requestedAt: deps.now().toISOString() };
    await inTransaction(deps.db, (tx) => enqueue(tx, sendResetLink, order));
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
  async showInvitation({ params }) {
    return { data: { known: (await findReferrer(deps.db, params.code)) !== null } };
  },
  async registrationRules() {
    const { registrationOpen } = await deps.settings.read('general');
    const { minimumPasswordLength } = await deps.settings.read('security');
    return { data: { registrationOpen, minimumPasswordLength } };
  },
});

/** Sets the device cookie of a completed sign-in. */
function setDeviceCookie(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { session }: { session: OpenedSession },
): void {
  const presented = readDeviceTokens(request);
  writeDeviceCookie(reply, { newest: session.deviceToken, presented, secure: isProduction(deps.config) });
}
