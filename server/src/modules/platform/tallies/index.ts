import { foldTallies } from './fold-tallies.ts';

export {
  countShownPurchases,
  type DayFigures,
  readApplicationTallies,
  readDayFigures,
  readHeldKobo,
  readListingTallies,
  readPurchaseTotals,
  readStartedPurchases,
  readSubscriberTallies,
  readUserTallies,
  readWorkTallies,
  type StartedPurchases,
} from './tally.queries.ts';
export { foldTallies };
export const tallyJobs = [foldTallies];
