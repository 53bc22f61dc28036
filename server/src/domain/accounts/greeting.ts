/** How a mail begins. Until the address is confirmed, the name may be the text of a stranger who registered it. */
export function greetingFor(person: { name: string; emailConfirmedAt: Date | null }): string {
  return person.emailConfirmedAt === null ? 'Hello,' : `Hello ${person.name},`;
}
