export type TicketBlock = 'own_ticket' | 'taken';

/** The reason why a member of staff cannot work on a ticket: it is their own, or assigned to another member. */
export function ticketBlocker(facts: {
  staffId: string;
  userId: string;
  assigneeId: string | null;
}): TicketBlock | undefined {
  if (facts.staffId === facts.userId) return 'own_ticket';
  return facts.assigneeId === null || facts.assigneeId === facts.staffId ? undefined : 'taken';
}
