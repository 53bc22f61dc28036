import type { Client } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { staffActor } from '../../platform/audit/index.ts';
import type { StaffMember } from './change-other-account.ts';

/** The member of staff who makes a call, as changes to accounts need them. */
export function memberOf(call: { session: Session; client: Client }): StaffMember {
  const { id, role } = call.session.user;
  return { ...staffActor(call), id, role };
}
