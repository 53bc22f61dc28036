import { isStaff } from '@oja/contract/access';
import type { PortalUser, StaffUser } from '@oja/contract/accounts';
import { isProduction } from '../../../config/config.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { OpenedSession } from './open-session.ts';
import type { SignedIn } from './sign-in.ts';
import { isTwoFactorRequired } from './two-factor-rule.ts';

function profileOf(user: SessionUser) {
  return {
    id: user.id,
    number: user.number,
    name: user.name,
    nickname: user.nickname,
    email: user.email,
    bio: user.bio,
    telegram: user.telegram,
    whatsapp: user.whatsapp,
    phone: user.phone,
    avatar: user.avatar,
    status: user.status,
    verified: user.verified,
    plan: user.plan,
    referralCode: user.referralCode,
    emailConfirmed: user.emailConfirmedAt !== null,
    twoFactorEnabled: user.twoFactorEnabledAt !== null,
    created_at: user.createdAt.toISOString(),
  };
}

/** The user portal has users, sellers and admins; a verified seller is a seller with a badge. */
export function presentPortalUser(user: SessionUser): PortalUser {
  return { ...profileOf(user), role: portalRole(user.role), formerSeller: user.formerSeller };
}

function portalRole(role: SessionUser['role']): PortalUser['role'] {
  switch (role) {
    case 'verified_seller':
    case 'seller':
      return 'seller';
    case 'admin':
      return 'admin';
    case 'moderator':
    case 'support':
    case 'trust':
    case 'finance':
    case 'user':
      return 'user';
    default:
      return role satisfies never;
  }
}

function presentStaffUser(user: SessionUser, options: { twoFactorRequired: boolean }): StaffUser {
  return {
    ...profileOf(user),
    role: user.role,
    twoFactorMissing: options.twoFactorRequired && isStaff(user.role) && user.twoFactorEnabledAt === null,
  };
}

/** Reads once the settings that staff presenters depend on. */
export async function staffPresenter(
  deps: Pick<Deps, 'config' | 'settings'>,
): Promise<(user: SessionUser) => StaffUser> {
  const twoFactorRequired = await isTwoFactorRequired({
    settings: deps.settings,
    isProduction: isProduction(deps.config),
  });
  return (user: SessionUser) => presentStaffUser(user, { twoFactorRequired });
}

export function presentSession<User>(
  result: { user: SessionUser; session: OpenedSession },
  present: (user: SessionUser) => User,
) {
  const { token, expiresAt } = result.session;
  return { token, expires_at: expiresAt.toISOString(), user: present(result.user) };
}

export function presentChallenge(result: Extract<SignedIn, { challenge: unknown }>) {
  const { token, expiresAt } = result.challenge;
  return { two_factor: { challenge: token, expires_at: expiresAt.toISOString() } };
}
