export type TicketBlock = 'own_ticket' | 'taken';

/** What keeps a member of staff from working on a ticket: it is their own, or somebody else works on it. */
export function blockOnTicket(facts: {
  staffId: string;
  userId: string;
  assigneeId: string | null;
}): TicketBlock | undefined {
  if (facts.staffId === facts.userId) return 'own_ticket';
  return facts.assigneeId === null || facts.assigneeId === facts.staffId ? undefined : 'taken';
}
