import type { Deps } from '../deps/deps.ts';

/** The ids of the demo users, by their e-mail address. */
export type People = ReadonlyMap<string, string>;

export async function readPeople(deps: Pick<Deps, 'db'>): Promise<People> {
  const rows = await deps.db.selectFrom('users').select(['id', 'email']).execute();
  return new Map(rows.map((row) => [row.email, row.id]));
}

export function idOf(people: People, email: string): string {
  const id = people.get(email);
  if (id === undefined) throw new Error(`the demo has no ${email}`);
  return id;
}

/** A member of the demo's staff, as the audit log names them; an administrator unless another is given. */
export function staffOf(people: People, email = 'admin@oja.test') {
  return { id: idOf(people, email), label: email };
}
