import type { Client } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import type { Actor } from './audit.ts';

/** The member of staff who makes a call, as the audit log names them. */
export function staffActor(call: { session: Session; client: Client }): Actor & { id: string } {
  const { id, email } = call.session.user;
  return { id, label: email, address: call.client.address };
}
