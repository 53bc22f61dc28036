import { dayMs, hourMs } from '@oja/contract/durations';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';

/**
 * The model of a hand-over that handover-model.test.ts compares the API with: a YouTube channel, whose steps stand in a
 * chain. Times are in milliseconds; everything is computed from the times at which steps were done.
 */
const shipped = findShippedPlan('youtube', 'role');
if (shipped === undefined) throw new Error('there is no plan for YouTube channels');
export const steps = shipped.steps;
const inspectionMs = shipped.inspection_hours * hourMs;
/** The steps that the inspection waits for: all but the buyer's last two. */
const blocking = steps.slice(0, -2);
const windowMs = 7 * dayMs;

export interface ModelHandover {
  status: 'pending' | 'disputed' | 'completed' | 'refunded' | 'cancelled';
  stage: 'handing_over' | 'inspecting' | 'settled';
  startMs: number;
  done: Map<string, number>;
  /** The steps of the buyer that the clock ticked off. */
  byClock: Set<string>;
  contestedAtMs: Map<string, number>;
  contests: Map<string, number>;
  /** Of the seller, when each was sent. They are never read. */
  codesMs: number[];
  disputedAtMs: number;
  /** Disputes that were withdrawn: when each began and ended. */
  pauses: [number, number][];
  withdrawals: number;
}

export function isReady(deal: ModelHandover, key: string, nowMs: number): boolean {
  const readyAt = readyAtOf(deal, key);
  return !deal.done.has(key) && readyAt !== undefined && readyAt <= nowMs;
}

/** A step needs the one before it, and the wait after that. */
function readyAtOf(deal: ModelHandover, key: string): number | undefined {
  const place = steps.findIndex((step) => step.key === key);
  const before = steps[place - 1];
  return before === undefined ? deal.startMs : endOf(deal, before.key);
}

function endOf(deal: ModelHandover, key: string): number | undefined {
  const doneAt = deal.done.get(key);
  const wait = steps.find((step) => step.key === key)?.wait?.hours ?? 0;
  return doneAt === undefined ? undefined : doneAt + wait * hourMs;
}

/** Opens a step again, with what the clock ticked off after it. */
export function reopen(deal: ModelHandover, key: string): void {
  deal.done.delete(key);
  const next = steps[steps.findIndex((step) => step.key === key) + 1];
  if (next && deal.byClock.delete(next.key)) reopen(deal, next.key);
}

/** A contested step of the seller was done once. */
export function hasBegun(deal: ModelHandover): boolean {
  const hasTicked = steps.some(
    ({ key, by }) => by === 'seller' && (deal.done.has(key) || deal.contests.has(key)),
  );
  return hasTicked || deal.codesMs.length > 0;
}

/** When the inspection begins; undefined while a step is missing. */
function inspectionFrom(deal: ModelHandover): number | undefined {
  const ends = blocking.map(({ key }) => endOf(deal, key));
  const known = ends.filter((end) => end !== undefined);
  return known.length < ends.length ? undefined : Math.max(...known);
}

export function hasInspectionBegun(deal: ModelHandover, nowMs: number): boolean {
  const from = inspectionFrom(deal);
  return from !== undefined && from <= nowMs;
}

export function releaseAt(deal: ModelHandover): number {
  const from = inspectionFrom(deal) ?? Number.POSITIVE_INFINITY;
  return Math.max(pausedEnd(deal, deal.startMs, windowMs), pausedEnd(deal, from, inspectionMs));
}

/** Disputes move the end of a period that runs when they begin. */
export function pausedEnd(
  { pauses }: ModelHandover,
  fromMs: number,
  lengthMs: number,
  isDeadline = false,
): number {
  let end = fromMs + lengthMs;
  for (const [beganMs, endedMs] of pauses) {
    if (endedMs <= fromMs) continue;
    if (beganMs < end) end += endedMs - Math.max(beganMs, fromMs);
    // A step that was missed before the dispute has its time again after it.
    else if (isDeadline) end = endedMs + lengthMs;
  }
  return end;
}

/** The first step whose time is over, and what the clock does about it. */
export function missed(deal: ModelHandover, nowMs: number): { key: string; act: string } | undefined {
  for (const { key, deadline_hours: hours, when_missed: act } of blocking) {
    if (!isReady(deal, key, nowMs)) continue;
    const from = Math.max(readyAtOf(deal, key) ?? 0, deal.contestedAtMs.get(key) ?? 0);
    const times = act === 'remind' ? 2 : 1;
    if (nowMs < pausedEnd(deal, from, times * hours * hourMs, true)) continue;
    return { key, act: act === 'refund' && hasBegun(deal) ? 'staff' : act };
  }
  return undefined;
}
