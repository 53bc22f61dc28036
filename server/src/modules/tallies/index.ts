import { foldTallies } from './fold-tallies.ts';

export {
  type DayFigures,
  readApplicationTallies,
  readDayFigures,
  readDealTotals,
  readListingTallies,
  readSubscriberTallies,
  readUserTallies,
} from './tally.queries.ts';
export { foldTallies };
export const tallyJobs = [foldTallies];
