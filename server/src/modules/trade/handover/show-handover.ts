import type { Handover } from '@oja/contract/handovers';
import { nairaFromKobo } from '@oja/contract/money';
import type { WaitingHandover } from '@oja/contract/waiting-handovers';
import { sql } from 'kysely';
import type { Deps } from '../../../deps/deps.ts';
import { handoverProgress } from '../../../domain/handover/handover-progress.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { presentEvidence } from '../evidence/index.ts';
import {
  type PurchaseRow,
  readHandoverSteps,
  readStoredPlan,
  sideOf,
  waitsForBank,
} from '../purchases/index.ts';
import { presentHandover, type StepPicture } from './handover.presenter.ts';
import { handoverOf } from './lock-handover.ts';

/** The hand-over as one of its two sides sees it. */
export async function showHandover(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; userId: string },
): Promise<Handover> {
  const { purchaseId } = input;
  // All at once: readOwnHandover refuses everybody else before anything is returned.
  const [purchase, stored, rows, codes, pictures, isReleaseHeld] = await Promise.all([
    readOwnHandover(deps, input),
    readStoredPlan(deps.db, purchaseId),
    readHandoverSteps(deps.db, purchaseId),
    readCodes(deps, purchaseId),
    readPictures(deps, purchaseId),
    readReleaseHold(deps, purchaseId),
  ]);
  const { plan, facts } = handoverOf(purchase, stored, rows);
  const now = deps.now();
  const viewer = sideOf(purchase, input.userId);
  const progress = handoverProgress(facts, now);
  const shown = { purchase, viewer, plan, facts, rows, progress, codes, pictures, isReleaseHeld, now };
  return presentHandover(shown);
}

/** The purchase of a person who is one of its two sides. */
export async function readOwnHandover(
  deps: Pick<Deps, 'db'>,
  { purchaseId, userId }: { purchaseId: string; userId: string },
): Promise<PurchaseRow> {
  const purchase = await deps.db
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  if (purchase === undefined) throw new Refusal('not_found');
  sideOf(purchase, userId);
  return purchase;
}

async function readReleaseHold({ db }: Pick<Deps, 'db'>, purchaseId: string): Promise<boolean> {
  const found = await db
    .selectFrom('purchases')
    .select(waitsForBank('purchases.buyerId').as('isHeld'))
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  return found?.isHeld ?? false;
}

const codesAtMost = 20;

function readCodes(deps: Pick<Deps, 'db'>, purchaseId: string) {
  return deps.db
    .selectFrom('handoverCodes')
    .select(['id', 'fromSide', 'createdAt', 'expiresAt', 'readAt'])
    .where('purchaseId', '=', purchaseId)
    .orderBy('createdAt', 'desc')
    .limit(codesAtMost)
    .execute();
}

async function readPictures(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  purchaseId: string,
): Promise<StepPicture[]> {
  const rows = await deps.db
    .selectFrom('disputeImages')
    .select(['id', 'name', 'handoverStep'])
    .where('handoverPurchaseId', '=', purchaseId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ step: row.handoverStep ?? '', picture: presentEvidence(deps, row) }));
}

const listedAtMost = 100;

/** The open hand-overs of a person: those that wait for them first, by their deadline. */
export async function listHandovers(deps: Pick<Deps, 'db'>, userId: string): Promise<WaitingHandover[]> {
  const { rows } = await sql<
    Pick<PurchaseRow, 'id' | 'platform' | 'handle' | 'priceKobo' | 'stage' | 'buyerId' | 'sellerId'> & {
      turn: WaitingHandover['turn'];
      step: string | null;
      dueAt: Date | null;
      waitsUntil: Date | null;
      isReleaseHeld: boolean;
    }
  >`
    select p.id, p.platform, p.handle, p.price_kobo, p.stage, p.buyer_id, p.seller_id, h.turn, h.step, h.due_at,
           case when h.turn is null then h.next_check_at end as waits_until,
           ${waitsForBank('p.buyer_id')} as is_release_held
      from purchases p join handovers h on h.purchase_id = p.id
     where p.status = 'pending' and (p.buyer_id = ${userId} or p.seller_id = ${userId})
     order by h.turn is distinct from case when p.buyer_id = ${userId} then 'buyer' else 'seller' end, h.due_at
     limit ${sql.lit(listedAtMost)}`.execute(deps.db);
  return rows.map((row) => ({
    purchase_id: row.id,
    viewer: sideOf(row, userId),
    platform: row.platform,
    handle: row.handle,
    price: nairaFromKobo(row.priceKobo),
    stage: row.stage,
    turn: row.turn,
    step: row.step,
    due_at: row.dueAt?.toISOString() ?? null,
    waits_until: row.waitsUntil?.toISOString() ?? null,
    release_waits: row.isReleaseHeld,
  }));
}
