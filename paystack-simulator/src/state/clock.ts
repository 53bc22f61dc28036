import { z } from 'zod';
import type { State } from './state.ts';

/**
 * The virtual clock: real time multiplied by a speed, and advanced on demand. It never goes back. All processes on
 * one state file read the same time, because its anchor is in the file.
 */
export interface Clock {
  now(): number;
  speed(): number;
  jumpTo(time: number): void;
  setSpeed(speed: number): void;
}

const row = z.object({ virtual_at: z.number(), real_at: z.number(), speed: z.number() });

export function createClock(state: State, realNow: () => number): Clock {
  const anchor = () => {
    const stored = state.get(row, 'select virtual_at, real_at, speed from clock');
    return stored ?? { virtual_at: realNow(), real_at: realNow(), speed: 1 };
  };
  const now = () => {
    const { virtual_at, real_at, speed } = anchor();
    return Math.floor(virtual_at + Math.max(0, realNow() - real_at) * speed);
  };
  const setAnchor = (virtualAt: number, speed: number) =>
    state.run(
      `insert into clock (one, virtual_at, real_at, speed) values (1, :virtualAt, :realAt, :speed)
       on conflict (one) do update set virtual_at = :virtualAt, real_at = :realAt, speed = :speed`,
      { virtualAt, realAt: realNow(), speed },
    );
  return {
    now,
    speed: () => anchor().speed,
    jumpTo: (time) => state.transaction(() => setAnchor(Math.max(now(), time), anchor().speed)),
    setSpeed: (speed) => state.transaction(() => setAnchor(now(), speed)),
  };
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function isoTimeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : isoTime(milliseconds);
}
