export { type DueRows, definePoll } from './define-poll.ts';
export { isNotPostponed } from './poll-failure.store.ts';
export { pollRows } from './poll-rows.ts';
