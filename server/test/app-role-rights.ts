import { moneyRights } from './app-role-rights/money-rights.ts';
import { peopleRights } from './app-role-rights/people-rights.ts';
import { platformRights } from './app-role-rights/platform-rights.ts';
import type { Rights } from './app-role-rights/rights.ts';
import { talkRights } from './app-role-rights/talk-rights.ts';
import { tradeRights } from './app-role-rights/trade-rights.ts';

export type { Rights };

/**
 * Every table of the schema. app-role-rights.test.ts compares it with the catalog, so that a new table or column is
 * decided upon here: state it in the file of its group, and grant exactly that in the migration that adds it.
 */
export const appRoleRights: Readonly<Record<string, Rights>> = {
  ...moneyRights,
  ...peopleRights,
  ...platformRights,
  ...talkRights,
  ...tradeRights,
};
