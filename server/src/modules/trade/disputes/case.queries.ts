import type { UserStatus } from '@oja/contract/accounts';
import type {
  CaseEvent,
  CaseSide,
  CaseStatement,
  CredentialReveal,
  StaffCaseEvent,
  StaffCaseStatement,
} from '@oja/contract/disputes';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import type { PurchaseActor } from '../../../domain/purchase/purchase-process.ts';
import { presentEvidence } from '../evidence/index.ts';
import { readBuyerFigures, readSaleFigures } from '../purchases/index.ts';
import type { AppealRow, RulingRow } from './ruling.store.ts';
import type { SettlementRow } from './settlement.store.ts';

/** What was proposed in a dispute: the open proposal first, then the latest. */
export function readSettlements(db: Db, disputeId: string): Promise<SettlementRow[]> {
  return db
    .selectFrom('disputeSettlements')
    .selectAll()
    .where('disputeId', '=', disputeId)
    .orderBy(sql`status = 'proposed'`, 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
}

/** What was decided in a dispute: the ruling that holds first. */
export function readRulings(db: Db, disputeId: string): Promise<RulingRow[]> {
  return db
    .selectFrom('rulings')
    .selectAll()
    .where('disputeId', '=', disputeId)
    .orderBy(sql`status = 'replaced'`)
    .orderBy(sql`status = 'taken_back'`)
    .orderBy('decidedAt', 'desc')
    .execute();
}

export function readAppeal(db: Db, disputeId: string): Promise<AppealRow | undefined> {
  return db
    .selectFrom('appeals as a')
    .innerJoin('rulings as r', 'r.id', 'a.rulingId')
    .selectAll('a')
    .where('r.disputeId', '=', disputeId)
    .executeTakeFirst();
}

/**
 * All statements that the buyer or the seller may see, oldest first, including the description with which each dispute
 * began. One that the clock opened speaks for Oja. The two see each other's nicknames; both hear Oja.
 */
export async function readStatements(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  purchaseId: string,
  reader: 'buyer' | 'seller',
): Promise<CaseStatement[]> {
  const found = await selectStatements(deps, purchaseId, reader);
  return found.map(({ author: { nickname }, ...statement }) => ({
    ...statement,
    name: statement.by === 'staff' || nickname === null ? 'Oja' : shownText(nickname),
  }));
}

/** The same for staff, with everyone's name and id, and with what staff wrote to one side or noted. */
export async function readStaffStatements(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  purchaseId: string,
): Promise<StaffCaseStatement[]> {
  const found = await selectStatements(deps, purchaseId, 'staff');
  return found.map(({ author, ...statement }) => ({
    ...statement,
    name: author.name ?? 'Oja',
    person_id: author.id,
  }));
}

async function selectStatements(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  purchaseId: string,
  reader: CaseSide,
) {
  const { db } = deps;
  const { rows } = await sql<StatementRow>`
    select d.id, null::uuid as statement_id, d.id as dispute_id,
           case d.opened_by when 'clock' then 'staff' else 'buyer' end as side, 'both' as read_by,
           u.id as author_id, u.name, u.nickname, d.description as text, d.opened_at as stated_at, 0::bigint as position
      from disputes d left join users u on u.id = d.buyer_id and d.opened_by <> 'clock'
     where d.purchase_id = ${purchaseId}
    union all
    select s.id, s.id, s.dispute_id, s.side, s.read_by, u.id, u.name, u.nickname, s.text, s.created_at, s.position
      from dispute_statements s join disputes d on d.id = s.dispute_id join users u on u.id = s.author_id
     where d.purchase_id = ${purchaseId} and (${reader === 'staff'}::boolean or s.read_by in ('both', ${reader}))
     order by stated_at, position`.execute(db);
  const { rows: images } = await sql<ImageRow>`
    select i.id, i.name, i.dispute_id, i.statement_id from dispute_images i join disputes d on d.id = i.dispute_id
     where d.purchase_id = ${purchaseId} order by i.position, i.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    by: row.side,
    read_by: row.readBy,
    author: { id: row.authorId, name: row.name, nickname: row.nickname },
    text: row.text,
    created_at: row.statedAt.toISOString(),
    pictures: images
      .filter((image) => image.disputeId === row.disputeId && image.statementId === row.statementId)
      .map((image) => presentEvidence(deps, image)),
  }));
}

interface StatementRow {
  id: string;
  statementId: string | null;
  disputeId: string;
  side: CaseStatement['by'];
  readBy: CaseStatement['read_by'];
  /** Null for a dispute that the clock opened. */
  authorId: string | null;
  name: string | null;
  nickname: string | null;
  text: string;
  statedAt: Date;
}

interface ImageRow {
  id: string;
  name: string;
  disputeId: string;
  statementId: string | null;
}

/** The history of the case for its parties: staff are not named, and buyer and seller see each other's nicknames. */
export async function readTimeline(db: Db, purchaseId: string): Promise<CaseEvent[]> {
  const rows = await selectEvents(db, purchaseId).execute();
  return rows.map((row) => ({ ...presentEvent(row), name: namesForParties[row.actor](row) }));
}

/** The same history for staff, with everyone's name and id. */
export async function readStaffTimeline(db: Db, purchaseId: string): Promise<StaffCaseEvent[]> {
  const rows = await selectEvents(db, purchaseId).execute();
  return rows.map((row) => ({ ...presentEvent(row), name: row.name, person_id: row.personId }));
}

const selectEvents = (db: Db, purchaseId: string) =>
  db
    .selectFrom('purchaseEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.happenedAt', 'e.transition', 'e.actor', 'e.text', 'u.id as personId', 'u.name', 'u.nickname'])
    .where('e.purchaseId', '=', purchaseId)
    .orderBy('e.id');

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>;

function presentEvent(row: EventRow): Omit<CaseEvent, 'name'> {
  return {
    at: row.happenedAt.toISOString(),
    by: row.actor === 'admin' ? 'staff' : row.actor,
    title: titles.get(row.transition) ?? row.transition,
    text: row.text,
  };
}

type Named = { nickname: string | null };
const namesForParties: Record<PurchaseActor, (actor: Named) => string | null> = {
  buyer: ({ nickname }) => nickname && shownText(nickname),
  seller: ({ nickname }) => nickname && shownText(nickname),
  admin: () => null,
  clock: () => null,
};

const titles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    buy: 'Bought',
    confirm: 'Confirmed by the buyer',
    auto_complete: 'Completed when the window was over',
    dispute: 'Dispute opened',
    cancel: 'Called off',
    favor_buyer: 'Decided for the buyer',
    favor_seller: 'Decided for the seller',
    partial_refund: 'Partial refund',
    replacement: 'Credentials replaced, new window',
    early_decision: 'Decided before the time of the seller to answer was over',
    escalate: 'Escalated',
    cancel_handover: 'Cancelled: the hand-over was never begun',
    open_credentials: 'Login details opened by the buyer',
    handover_step: 'Step of the hand-over done',
    handover_code: 'Code passed to the other side',
    handover_code_read: 'Code read by the other side',
    handover_contest: 'Step of the hand-over contested',
    withdraw_dispute: 'Dispute withdrawn by the buyer',
    rule_favor_buyer: 'Decided for the buyer; the money waits for an appeal',
    rule_favor_seller: 'Decided for the seller; the money waits for an appeal',
    rule_partial_refund: 'Partial refund decided; the money waits for an appeal',
    execute_ruling: 'Decision carried out',
    take_back_ruling: 'Decision taken back; the dispute is open again',
    open_appeal: 'Appeal opened',
    waive_appeal: 'Appeal given up',
    uphold_appeal: 'Appeal decided: the decision stands',
    replace_appeal: 'Appeal decided: another decision takes its place',
    award_appeal: 'Appeal decided: Oja adds an amount',
    propose_settlement: 'Settlement proposed',
    decline_settlement: 'Settlement declined',
    withdraw_settlement: 'Settlement withdrawn',
    lapse_settlement: 'Settlement lapsed without an answer',
    settle: 'Settled between the two',
    settle_refund: 'Settled between the two',
    statement: 'Statement',
    offer_replacement: 'New credentials from the seller',
    last_call: 'Buyer reminded that the window ends',
    answer_reminder: 'Seller reminded to answer',
    extend_answer_time: 'More time for the seller to answer',
    seller_overdue: 'No answer from the seller in time',
  }),
);

const revealsAtMost = 500;

/** The newest reveals of the credentials, in order. The address of the buyer is not read. */
export async function readReveals(
  db: Db,
  purchaseId: string,
): Promise<{ reveals: CredentialReveal[]; older_reveals: boolean }> {
  const rows = await db
    .selectFrom('purchaseReveals')
    .select(['happenedAt', 'what'])
    .where('purchaseId', '=', purchaseId)
    .orderBy('id', 'desc')
    .limit(revealsAtMost + 1)
    .execute();
  const newest = rows.slice(0, revealsAtMost).toReversed();
  return {
    reveals: newest.map(({ happenedAt, what }) => ({ at: happenedAt.toISOString(), what })),
    older_reveals: rows.length > revealsAtMost,
  };
}

/** Buyer or seller with the figures that staff need to judge them. */
export async function readParty(db: Db, userId: string) {
  const [person, bought, sold] = await Promise.all([
    readPerson(db, userId),
    readBuyerFigures(db, userId),
    readSaleFigures(db, userId),
  ]);
  const { createdAt, ...rest } = person;
  return {
    ...rest,
    member_since: createdAt.toISOString(),
    purchases: bought.completed,
    sales: sold.completed,
  };
}

async function readPerson(db: Db, userId: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    email: string;
    status: UserStatus;
    createdAt: Date;
    disputes: number;
  }>`
    select u.id, u.name, u.email, u.status, u.created_at,
           (select count(*) from purchases p
             where p.dispute_status <> 'none' and (p.buyer_id = u.id or p.seller_id = u.id)) as disputes
      from users u where u.id = ${userId}`.execute(db);
  const [party] = rows;
  if (party === undefined) throw new Error(`${userId} is a party without a user row`);
  return party;
}
