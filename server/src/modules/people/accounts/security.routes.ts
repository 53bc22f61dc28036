import type { accountSecurityEndpoints } from '@oja/contract/account-security';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { changeAccount } from './change-account.ts';
import { changePassword } from './change-password.ts';
import { proveUser } from './prove-user.ts';
import { endSessions } from './session.store.ts';
import { listSessions } from './session-list.queries.ts';
import { confirmTwoFactor, replaceRecoveryCodes, startTwoFactor, stopTwoFactor } from './two-factor.ts';

export const securityRoutes = (deps: Deps): Handlers<typeof accountSecurityEndpoints> => ({
  async changePassword({ session, body }) {
    const { currentPassword: current, newPassword: password, confirmPassword: confirmation } = body;
    await changePassword(deps, session, { current, password, confirmation });
    return { data: null, message: 'Password Changed' };
  },
  async listSessions({ session }) {
    return { data: await listSessions(deps.db, { session, now: deps.now() }) };
  },
  async endSession({ session, params }) {
    const { id: userId } = session.user;
    const ended = await changeAccount(deps, userId, (tx) =>
      endSessions(tx, { userId, now: deps.now(), reason: 'signed_out_elsewhere', only: params.id }),
    );
    if (ended === 0) throw new Refusal('not_found');
    return { data: null };
  },
  async endOtherSessions({ session }) {
    const { id: userId } = session.user;
    const ended = await changeAccount(deps, userId, (tx) =>
      endSessions(tx, { userId, now: deps.now(), reason: 'signed_out_elsewhere', except: session.id }),
    );
    return { data: { ended } };
  },
  async startTwoFactor({ session, body }) {
    const { secret, otpauthUrl } = await startTwoFactor(deps, session, body.password);
    return { data: { secret, otpauth_url: otpauthUrl } };
  },
  async confirmTwoFactor({ session, body }) {
    return { data: { recovery_codes: await confirmTwoFactor(deps, session, body.code) } };
  },
  async stopTwoFactor({ session, body }) {
    await stopTwoFactor(deps, session, body.password);
    return { data: null };
  },
  async renewRecoveryCodes({ session }) {
    return { data: { recovery_codes: await replaceRecoveryCodes(deps, session) } };
  },
  async proveUser({ session, body }) {
    const until = await proveUser(deps, session, body);
    return { data: { proven_until: until.toISOString() } };
  },
});
