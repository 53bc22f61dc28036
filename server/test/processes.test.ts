import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { applicationProcess } from '../src/domain/application/application-process.ts';
import { approvalProcess } from '../src/domain/approval/approval-process.ts';
import { claimProcess } from '../src/domain/cover/claim-process.ts';
import { coverProcess } from '../src/domain/cover/cover-process.ts';
import { appealProcess } from '../src/domain/dispute/appeal-process.ts';
import { disputeProcess } from '../src/domain/dispute/dispute-process.ts';
import { rulingProcess } from '../src/domain/dispute/ruling-process.ts';
import { settlementProcess } from '../src/domain/dispute/settlement-process.ts';
import { listingProcess } from '../src/domain/listing/listing-process.ts';
import { offerProcess } from '../src/domain/offer/offer-process.ts';
import type { Process } from '../src/domain/process.ts';
import { purchaseProcess } from '../src/domain/purchase/purchase-process.ts';
import { stageProcess } from '../src/domain/purchase/stage-process.ts';
import { reportProcess } from '../src/domain/report/report-process.ts';
import { ticketProcess } from '../src/domain/ticket/ticket-process.ts';
import { withdrawalProcess } from '../src/domain/withdrawal/withdrawal-process.ts';

/** Every process of Oja, by the name of its diagram in docs/processes.md. */
const processes: Record<string, Process<string, string, string>> = {
  purchase: purchaseProcess,
  stage: stageProcess,
  dispute: disputeProcess,
  settlement: settlementProcess,
  ruling: rulingProcess,
  appeal: appealProcess,
  approval: approvalProcess,
  cover: coverProcess,
  claim: claimProcess,
  listing: listingProcess,
  offer: offerProcess,
  withdrawal: withdrawalProcess,
  application: applicationProcess,
  ticket: ticketProcess,
  report: reportProcess,
};

const page = await readFile(new URL('../../docs/processes.md', import.meta.url), 'utf8');
const pictures = [
  ...page.matchAll(/<!-- process: (\w+) -->\n```mermaid\n([\s\S]*?)\n```\n<!-- end of process -->/g),
];

/** The table as a Mermaid state diagram. */
function draw(process: Process<string, string, string>): string {
  const arrows = Object.entries(process).flatMap(([name, { from, to }]) =>
    (from.length === 0 ? ['[*]'] : from).map((status) => `  ${status} --> ${to}: ${name}`),
  );
  return ['stateDiagram-v2', ...arrows].join('\n');
}

describe('the pictures in docs/processes.md', () => {
  test.each(Object.entries(processes))('%s is drawn as its table says', (name, process) => {
    const [, , drawn] = pictures.find(([, named]) => named === name) ?? [];
    expect(drawn).toBe(draw(process));
  });

  test('are those of all processes, and of nothing else', () => {
    expect(pictures.map(([, name]) => name)).toEqual(Object.keys(processes));
  });
});
