import { foldTallies } from './fold-tallies.ts';

export {
  type BegunDeals,
  countShownDeals,
  type DayFigures,
  readApplicationTallies,
  readBegunDeals,
  readDayFigures,
  readDealTotals,
  readHeldKobo,
  readListingTallies,
  readSubscriberTallies,
  readUserTallies,
} from './tally.queries.ts';
export { foldTallies };
export const tallyJobs = [foldTallies];
