import type { Measure } from './measure.ts';
import { adminGrowth } from './measures/admin-growth.ts';
import { auditor } from './measures/auditor.ts';
import { check } from './measures/check.ts';
import { conversationOpen } from './measures/conversation-open.ts';
import { eventStreams } from './measures/event-streams.ts';
import { firstLoad } from './measures/first-load.ts';
import { hostileMessages } from './measures/hostile-messages.ts';
import { idleMemory } from './measures/idle-memory.ts';
import { ledger } from './measures/ledger.ts';
import { lighthouseScores } from './measures/lighthouse-scores.ts';
import { listingUpload } from './measures/listing-upload.ts';
import { marketGrowth } from './measures/market-growth.ts';
import { marketHtml } from './measures/market-html.ts';
import { marketPage } from './measures/market-page.ts';
import { marketRead } from './measures/market-read.ts';
import { masking } from './measures/masking.ts';
import { personPage } from './measures/person-page.ts';
import { purchaseGrowth } from './measures/purchase-growth.ts';
import { purchaseOpen } from './measures/purchase-open.ts';
import { purchases } from './measures/purchases.ts';
import { search } from './measures/search.ts';
import { secondStart } from './measures/second-start.ts';
import { signInLoad } from './measures/sign-in-load.ts';
import { slowLineMeasure } from './measures/slow-line.ts';
import { userRead } from './measures/user-read.ts';
import { walletRead } from './measures/wallet-read.ts';
import { workQueue } from './measures/work-queue.ts';

/** All measures, in the order of the table. A new measure is a file of its own and a row here. */
export const measures: readonly Measure[] = [
  ledger,
  walletRead,
  auditor,
  purchases,
  purchaseGrowth,
  purchaseOpen,
  adminGrowth,
  workQueue,
  personPage,
  search,
  conversationOpen,
  eventStreams,
  masking,
  userRead,
  marketRead,
  marketHtml,
  marketGrowth,
  listingUpload,
  signInLoad,
  hostileMessages,
  idleMemory,
  secondStart,
  check,
  firstLoad,
  slowLineMeasure,
  lighthouseScores,
  marketPage,
];
