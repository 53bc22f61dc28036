import type { BodyFor } from '../../../../test/calls.ts';
import type { Oja, Person } from '../../../../test/oja.ts';

type TicketBody = BodyFor<'openTicket'>;

/** A valid ticket body; fields can be replaced. */
export const ticketBody = (parts: Partial<TicketBody> = {}): TicketBody => ({
  category: 'buying',
  priority: 'high',
  subject: 'The password does not work',
  text: 'I bought @lagosfoodie this morning and the password is refused.',
  ...parts,
});

export async function openOne(oja: Oja, person: Person, parts: Partial<TicketBody> = {}) {
  const { status, body } = await oja.call('openTicket', { token: person.token, body: ticketBody(parts) });
  if (status !== 200) throw new Error(`no ticket: ${JSON.stringify(body)}`);
  return body.data;
}

/** The ticket notifications of a user, oldest first. */
export async function notificationsFor(oja: Oja, person: Person): Promise<string[]> {
  const rows = await oja.deps.db
    .selectFrom('notifications')
    .select('event')
    .where('userId', '=', person.id)
    .where('event', 'like', 'ticket%')
    .orderBy('createdAt')
    .orderBy('event')
    .execute();
  return rows.map(({ event }) => event);
}

export async function auditOf(oja: Oja, ticketId: string): Promise<string[]> {
  const rows = await oja.deps.db
    .selectFrom('auditLog')
    .select('action')
    .where('subjectId', '=', ticketId)
    .orderBy('position')
    .execute();
  return rows.map(({ action }) => action);
}
