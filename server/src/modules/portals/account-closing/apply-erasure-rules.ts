import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { type ErasureRule, personalData } from '../../../domain/personal-data/personal-data.ts';
import { updateUser } from '../../people/accounts/index.ts';
import { type ErasedPerson, erasureHandlers } from './erasure-handlers.ts';

type DueRule = Extract<ErasureRule, { afterDays: number }>;

/**
 * Applies the rules that fall due the given number of days after the erasure, in the order of the table. Safe to
 * repeat.
 */
export async function applyErasureRules(tx: Tx, person: ErasedPerson, afterDays: number): Promise<void> {
  for (const { table, erasure } of personalData) {
    if ('afterDays' in erasure && erasure.afterDays === afterDays) {
      await applyRule(tx, table, erasure, person);
    }
  }
  await updateUser(tx, person.userId, { erasedThroughDays: afterDays });
}

/** Applies the rules for what calls wrote that were in flight when the account was closed. Safe to repeat. */
export async function repeatErasureRules(tx: Tx, person: ErasedPerson): Promise<void> {
  for (const { table, erasure } of personalData) {
    if ('repeated' in erasure) await applyRule(tx, table, erasure, person);
  }
}

async function applyRule(tx: Tx, table: string, rule: DueRule, person: ErasedPerson): Promise<void> {
  switch (rule.kind) {
    case 'delete':
      await sql`delete from ${sql.table(table)} where ${sql.ref(rule.owner)} = ${person.userId}`.execute(tx);
      return;
    case 'overwrite': {
      const values = Object.entries(rule.values).map(
        ([column, value]) => sql`${sql.ref(column)} = ${withId(value, person.userId)}`,
      );
      await sql`
        update ${sql.table(table)} set ${sql.join(values)}
         where ${sql.ref(rule.owner)} = ${person.userId}`.execute(tx);
      return;
    }
    case 'handler':
      await erasureHandlers[rule.handler](tx, person);
      return;
    default:
      rule satisfies never;
  }
}

function withId(value: string | boolean | null, userId: string): string | boolean | null {
  return typeof value === 'string' ? value.replace('{id}', userId) : value;
}
