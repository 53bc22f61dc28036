import type { Client } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import type { Actor } from './audit.ts';

/** The calling member of staff as an actor of the audit log. */
export function staffActor(call: { session: Session; client: Client }): Actor & { id: string } {
  const { id, email } = call.session.user;
  return { id, label: email, address: call.client.address };
}
