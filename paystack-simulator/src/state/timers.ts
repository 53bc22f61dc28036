import { z } from 'zod';
import type { World } from '../world.ts';

/** An action that runs when the virtual clock reaches its time. */
const timerKinds = [
  'charge-settles',
  'transfer-moves',
  'refund-moves',
  'dispute-reminds',
  'dispute-expires',
] as const;

const timerRow = z.object({
  id: z.number(),
  kind: z.enum(timerKinds),
  subject: z.number(),
  detail: z.string(),
  due_at: z.number(),
});

export type Timer = z.infer<typeof timerRow>;
export type TimerKind = Timer['kind'];

export function setTimer(
  world: World,
  timer: { kind: TimerKind; subject: number; detail?: string; afterMs: number },
): void {
  world.state.insert('timers', {
    kind: timer.kind,
    subject: timer.subject,
    detail: timer.detail ?? '',
    due_at: world.clock.now() + timer.afterMs,
  });
}

/** Removes one due timer, in one transaction with its action, so that it runs once over all processes. */
export function takeDueTimer(world: World): Timer | undefined {
  return world.state.get(
    timerRow,
    `delete from timers where id = (select id from timers where due_at <= :now order by due_at, id limit 1) returning *`,
    { now: world.clock.now() },
  );
}

export function dropTimers(world: World, which: { kind: TimerKind; subject: number }): void {
  world.state.run('delete from timers where kind = :kind and subject = :subject', which);
}

export function nextTimerAt(world: World): number | undefined {
  const found = world.state.get(
    z.object({ at: z.number().nullable() }),
    'select min(due_at) as at from timers',
  );
  return found?.at ?? undefined;
}

export function listTimers(world: World): Timer[] {
  return world.state.all(timerRow, 'select * from timers order by due_at, id');
}
