import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import { type FindHits, hasWords } from '../../../db/word-search.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { idsOfReference, movementReference } from '../../../domain/ledger/movement-reference.ts';
import { findStatementLines } from '../../money/ledger/index.ts';
import { describeMovements } from './describe-movements.ts';

/** The movements of the viewer's wallet, by reference or description. The page finds them by reference. */
export const searchMovements: FindHits = async ({ tx, terms, viewer, limit }) => {
  const lines = await findStatementLines(tx, account.wallet(viewer.id), {
    ids: idsOfReference(terms.text),
    key: `fund:${terms.text}`,
    memo: hasWords(sql`lower(t.memo)`, terms),
    limit,
  });
  const movements = await describeMovements(tx, viewer.id, lines);
  return movements.map(({ line, description }) => ({
    id: line.id,
    key: movementReference(line),
    title: description,
    detail: movementReference(line),
    platform: null,
    amount: nairaFromKobo(line.amountKobo),
    status: null,
  }));
};
