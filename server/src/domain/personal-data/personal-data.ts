import { accountData } from './account-data.ts';
import { moneyData } from './money-data.ts';
import { notPersonal } from './not-personal.ts';
import { personalFiles } from './personal-files.ts';
import { staffData } from './staff-data.ts';
import { tradeData } from './trade-data.ts';
import type { PersonalData } from './types.ts';

/**
 * Every column that holds personal data: whose, what, why, how long, what happens when the person is erased, and how it
 * stands in the person's own export. Erasure, export and docs/personal-data.md follow this table; a test walks the
 * schema and fails for a column that is neither here nor in not-personal.ts.
 *
 * Rules are applied in this order, so a row that others refer to comes after them.
 */
export const personalData: readonly PersonalData[] = [
  ...accountData,
  ...moneyData,
  ...tradeData,
  ...staffData,
];

export type { ErasureHandler, ErasureRule, ExportHandler, PersonalData } from './types.ts';
export { notPersonal, personalFiles };

/** The days after an erasure on which rules fall due, soonest first; 0 is at once. */
export const erasureDays: readonly number[] = [
  ...new Set(personalData.flatMap(({ erasure }) => ('afterDays' in erasure ? [erasure.afterDays] : []))),
].sort((one, other) => one - other);
