/**
 * A process is a table: each row names a transition, its source statuses, its target status, and its actors. Guards,
 * the `actions` in replies, diagrams and the exhaustive tests all read the same table. Rows may carry further columns
 * (money, notifications), which belong to their process.
 */
export interface Transition<Status extends string, Actor extends string> {
  /** Empty for the transition that begins the process. */
  from: readonly Status[];
  to: Status;
  by: readonly Actor[];
}

export type Process<
  Name extends string,
  Status extends string,
  Actor extends string,
  Columns = unknown,
> = Readonly<Record<Name, Transition<Status, Actor> & Columns>>;

export type Move<Status extends string> =
  | { kind: 'allowed'; to: Status }
  /** The actor never has this right, whatever the status. */
  | { kind: 'wrong_actor' }
  | { kind: 'wrong_status'; status: Status };

/** Pure: may this actor take this transition from this status? */
export function decideMove<Name extends string, Status extends string, Actor extends string>(
  process: Process<Name, Status, Actor>,
  name: Name,
  given: { status: Status; actor: Actor },
): Move<Status> {
  const row = process[name];
  if (!row.by.includes(given.actor)) return { kind: 'wrong_actor' };
  if (!row.from.includes(given.status)) return { kind: 'wrong_status', status: given.status };
  return { kind: 'allowed', to: row.to };
}

/** The actions of this actor, in the order of the table. */
export function actionsOf<Name extends string, Status extends string, Actor extends string>(
  process: Process<Name, Status, Actor>,
  given: { status: Status; actor: Actor },
): Name[] {
  return transitionNames(process).filter((name) => decideMove(process, name, given).kind === 'allowed');
}

export function transitionNames<Name extends string>(process: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(process) as Name[];
}
