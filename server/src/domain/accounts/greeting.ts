/**
 * The greeting of a mail. Until the address is confirmed, the name is left out, because a stranger may have registered
 * the address.
 */
export function greetingFor(person: { name: string; emailConfirmedAt: Date | null }): string {
  return person.emailConfirmedAt === null ? 'Hello,' : `Hello ${person.name},`;
}
