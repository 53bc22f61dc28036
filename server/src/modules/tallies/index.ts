import { foldTallies } from './fold-tallies.ts';

export { type DayFigures, readDayFigures, readDealTotals, readUserTallies } from './tally.queries.ts';
export { foldTallies };
export const tallyJobs = [foldTallies];
