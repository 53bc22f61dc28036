import { definePoll } from '../../platform/row-polls/index.ts';
import { askBuyer, findUnasked } from './check-ins.ts';
import { findDueCovers, releaseCover } from './release-cover.ts';

/** Releases what was held for covers whose time is over. */
export const endCovers = definePoll({ name: 'end_covers', find: findDueCovers, handle: releaseCover });

/** Asks buyers whether the account is still theirs. */
export const askBuyers = definePoll({ name: 'ask_buyers', find: findUnasked, handle: askBuyer });
