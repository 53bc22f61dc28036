import { type PurchaseStage, purchaseStages } from '@oja/contract/handover-labels';
import { describe, expect, test } from 'vitest';
import { transitionNames } from '../process.ts';
import { purchaseProcess } from './purchase-process.ts';
import { moveStage, stageAtEnd, stageOfHandover, stageProcess } from './stage-process.ts';

const pairs = transitionNames(stageProcess).flatMap((name) =>
  purchaseStages.map((stage) => [name, stage] as const),
);

test.each(pairs)('%s from %s moves as the table says, or is a fault', (name, stage) => {
  const { from, to }: { from: readonly PurchaseStage[]; to: PurchaseStage } = stageProcess[name];
  if (from.includes(stage)) expect(moveStage(stage, name)).toBe(to);
  else expect(() => moveStage(stage, name)).toThrow(`${name} does not follow the stage ${stage}`);
});

test('every stage can be reached, and all but the last one are left', () => {
  const rows = Object.values<{ from: readonly PurchaseStage[]; to: PurchaseStage }>(stageProcess);
  expect(new Set(rows.map(({ to }) => to))).toEqual(new Set(purchaseStages));
  const left = new Set(rows.flatMap(({ from }) => from));
  expect(purchaseStages.filter((stage) => !left.has(stage))).toEqual(['settled']);
});

describe('the progress of a hand-over', () => {
  test.each([
    ['handing_over', true, 'inspecting'],
    ['handing_over', false, 'handing_over'],
    ['inspecting', true, 'inspecting'],
    ['inspecting', false, 'handing_over'],
  ] as const)('from %s, inspection begun: %s, gives %s', (stage, hasBegun, after) => {
    expect(stageOfHandover(stage, hasBegun)).toBe(after);
  });
});

describe('the end of escrow', () => {
  const transitions = transitionNames(purchaseProcess);
  const ending = transitions.filter((name) => !['hold', 'stay'].includes(purchaseProcess[name].money));
  /** What leaves the seller a payout of which a part can be held. */
  const payOut = ending.filter((name) => purchaseProcess[name].money !== 'refund');

  test.each(ending)('%s settles a purchase whose inspection has begun', (transition) => {
    expect(stageAtEnd('inspecting', { transition, isCovered: false })).toBe('settled');
  });

  test.each(payOut)('%s with cover leaves it covered', (transition) => {
    expect(stageAtEnd('inspecting', { transition, isCovered: true })).toBe('covered');
  });

  test.each(['confirm', 'auto_complete'] as const)('%s does not end a hand-over', (transition) => {
    for (const isCovered of [true, false])
      expect(() => stageAtEnd('handing_over', { transition, isCovered })).toThrow('does not follow');
  });

  test.each(transitions.filter((name) => !ending.includes(name)))('%s ends nothing', (transition) => {
    expect(() => stageAtEnd('inspecting', { transition, isCovered: false })).toThrow('moves no money');
  });

  test.each(['cancel', 'cancel_handover'] as const)('%s leaves nothing to hold', (transition) => {
    expect(() => stageAtEnd('inspecting', { transition, isCovered: true })).toThrow('nothing to hold');
  });
});
