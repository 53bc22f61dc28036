import type { Mailbox } from '@oja/contract/handover-labels';
import { type HandoverPlan, handoverPlan, handoverPlanInput } from '@oja/contract/handover-plan-fields';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';
import { isSpecifiedFlow } from '../../../domain/handover/specified-plan.ts';
import { planOfMailbox } from '../../../domain/handover/steps-of-mailbox.ts';
import type { PlanName } from './plan-name.ts';

const storedPlan = z.object(handoverPlanInput);

/**
 * The plan that a purchase made at this moment follows, with the steps of its mailbox. Undefined for the specified
 * hand-over: login details whose mailbox the seller says nothing about.
 */
export async function readPlanInForce(
  db: Db | Tx,
  goods: Goods & { mailbox: Mailbox | null },
): Promise<HandoverPlan | undefined> {
  const { kind, mailbox } = goods;
  if (isSpecifiedFlow({ handoverKind: kind, mailbox })) return undefined;
  const plan = await readVersionInForce(db, goods);
  return plan && planOfMailbox(plan, mailbox);
}

/**
 * The least cover that the plan in force requires of such goods. It holds for the specified hand-over, too: otherwise a
 * seller could avoid it by saying nothing about the mailbox.
 */
export async function readPlanMinimumCover(db: Db | Tx, goods: Goods): Promise<number> {
  return (await readVersionInForce(db, goods))?.minimum_cover_days ?? 0;
}

interface Goods extends PlanName {
  at: Date;
}

async function readVersionInForce(
  db: Db | Tx,
  { platform, kind, at }: Goods,
): Promise<HandoverPlan | undefined> {
  const shipped = findShippedPlan(platform, kind);
  if (shipped === undefined) return undefined;
  const row = await db
    .selectFrom('handoverPlans')
    .select(['version', 'validFrom', 'plan'])
    .where('platform', '=', platform)
    .where('kind', '=', kind)
    .where('validFrom', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst();
  return row === undefined ? shipped : openPlan({ ...row, platform, kind });
}

/** One version of a plan, by its number, with its fields in the order of the schema. */
export async function readPlanVersion(
  db: Db,
  { platform, kind }: PlanName,
  version: number,
): Promise<HandoverPlan | undefined> {
  const shipped = findShippedPlan(platform, kind);
  if (version === shipped?.version) return handoverPlan.parse(shipped);
  const row = await db
    .selectFrom('handoverPlans')
    .selectAll()
    .where('platform', '=', platform)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && openPlan(row);
}

export interface PlanVersion {
  plan: HandoverPlan;
  /** Null for the shipped version. */
  added: { by: string | null; byId: string | null; at: Date; reason: string } | null;
}

/** Every version that administrators added, the newest first. */
export async function readAddedVersions(db: Db | Tx): Promise<PlanVersion[]> {
  const rows = await db
    .selectFrom('handoverPlans as p')
    .leftJoin('users as u', 'u.id', 'p.changedBy')
    .selectAll('p')
    .select('u.name')
    .orderBy('p.version', 'desc')
    .execute();
  return rows.map((row) => ({
    plan: openPlan(row),
    added: { by: row.name, byId: row.changedBy, at: row.createdAt, reason: row.reason },
  }));
}

function openPlan(row: PlanName & { version: number; validFrom: Date; plan: unknown }): HandoverPlan {
  const { platform, kind, version, validFrom } = row;
  return { platform, kind, version, valid_from: validFrom.toISOString(), ...storedPlan.parse(row.plan) };
}
