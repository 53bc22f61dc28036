import { isStaff, type Role, staffRoles } from '@oja/contract/access';
import type { SecurityCenter } from '@oja/contract/security-center';
import { isProduction } from '../../../config/config.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Session } from '../../../http/session.ts';
import { isTwoFactorRequired } from '../../people/accounts/index.ts';
import { readUserTallies } from '../../platform/tallies/index.ts';
import { readFailedSignIns } from './failed-sign-ins.queries.ts';
import { countProtected, readStaffWithoutTwoFactor } from './protection.queries.ts';
import { presentReveal, readRevealPart } from './reveals.queries.ts';
import { readStaffActions } from './staff-actions.queries.ts';
import { readStaffSessions } from './staff-sessions.queries.ts';

const revealsShown = 20;

export async function showSecurityCenter(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'settings'>,
  session: Session,
): Promise<SecurityCenter> {
  const now = deps.now();
  const [failures, sessions, twoFactor, reveals, actions] = await Promise.all([
    readFailedSignIns(deps.db, now),
    readStaffSessions(deps.db, { session, now }),
    readCoverage(deps.db),
    readRevealPart(deps.db, {}, { limit: revealsShown }),
    readStaffActions(deps.db, session.user.id),
  ]);
  const required = await isTwoFactorRequired({
    settings: deps.settings,
    isProduction: isProduction(deps.config),
  });
  return {
    failed_sign_ins: failures,
    sessions,
    two_factor: { required, ...twoFactor },
    reveals: reveals.map(presentReveal),
    staff_actions: actions,
  };
}

/** Staff and traders are counted separately: two-factor sign-in can be required of staff only. */
async function readCoverage(db: Db): Promise<Omit<SecurityCenter['two_factor'], 'required'>> {
  const [people, byRole, without] = await Promise.all([
    readUserTallies(db),
    countProtected(db),
    readStaffWithoutTwoFactor(db),
  ]);
  const coverOf = (belongs: (role: Role) => boolean) => {
    const counted = byRole.filter(({ role }) => belongs(role));
    return counted.reduce((sum, { people: found }) => sum + found, 0);
  };
  const staff = people({ roles: staffRoles });
  return {
    staff: { total: staff, protected: coverOf(isStaff) },
    users: { total: people({}) - staff, protected: coverOf((role) => !isStaff(role)) },
    staff_without: without,
  };
}
