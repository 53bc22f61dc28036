import { z } from 'zod';
import type { World } from '../world.ts';

const faultRow = z.object({
  id: z.number(),
  target: z.enum(['api', 'webhook']),
  /** An endpoint such as `POST /transfer`, an event such as `charge.success`, or `*`. */
  match: z.string(),
  detail: z.string(),
  remaining: z.number(),
});

export type FaultTarget = z.infer<typeof faultRow>['target'];

export function addFault(
  world: World,
  fault: { target: FaultTarget; match: string; detail: unknown; times: number },
): void {
  world.state.insert('faults', {
    target: fault.target,
    match: fault.match,
    detail: JSON.stringify(fault.detail),
    remaining: fault.times,
  });
}

/** Takes the oldest pending fault of this endpoint or event. Each counts down, over all processes. */
export function takeFault<T>(
  world: World,
  wanted: { target: FaultTarget; name: string; schema: z.ZodType<T> },
): T | undefined {
  const waiting = world.state.get(
    faultRow,
    `select * from faults where target = :target and match in (:name, '*') and remaining > 0 order by id limit 1`,
    { target: wanted.target, name: wanted.name },
  );
  if (waiting === undefined) return undefined;
  const taken = world.state.get(
    faultRow,
    'update faults set remaining = remaining - 1 where id = :id and remaining > 0 returning *',
    { id: waiting.id },
  );
  return taken === undefined ? takeFault(world, wanted) : wanted.schema.parse(JSON.parse(taken.detail));
}

export function listFaults(world: World) {
  return world.state
    .all(faultRow, 'select * from faults where remaining > 0 order by id')
    .map(({ detail, ...fault }) => ({ ...fault, fault: z.json().parse(JSON.parse(detail)) }));
}

export function clearFaults(world: World): void {
  world.state.run('delete from faults');
}
