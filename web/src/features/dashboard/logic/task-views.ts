import type { Task, TaskKind } from '@oja/contract/dashboard';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';

/** How a task is shown: what to do, and where. */
interface TaskView {
  title: (task: Task) => string;
  /** What happens when the time is over; nothing for tasks without a limit. */
  otherwise?: string;
  /** What holds once the time is over, of a task that stays. */
  late?: string;
  action: string;
  path: (task: Task) => string;
}

const purchasePath = ({ handle }: Task) =>
  `${paths.dashboard.myPurchases}?${new URLSearchParams({ search: handle })}`;

const offerPath = ({ id }: Task) => `${paths.dashboard.offers}?${new URLSearchParams({ offer: id })}`;

const stillCounts = 'Your answer still counts until our team decides.';

export const taskViews: Readonly<Record<TaskKind, TaskView>> = {
  answer_dispute: {
    title: ({ handle }) => `Answer the dispute about ${handle}`,
    otherwise: 'Without an answer our team decides on what the buyer says.',
    late: stillCounts,
    action: 'Answer',
    path: ({ id }) => paths.dashboard.dispute.to(id),
  },
  answer_settlement: {
    title: ({ handle, amount }) => `Answer the proposal of ${formatNaira(amount)} back for ${handle}`,
    otherwise: 'Then the proposal lapses, and the dispute goes on.',
    action: 'Answer',
    path: ({ id }) => paths.dashboard.dispute.to(id),
  },
  answer_claim: {
    title: ({ handle }) => `Answer the claim about ${handle}`,
    otherwise: 'Without an answer our team decides on what the buyer says.',
    late: stillCounts,
    action: 'Answer',
    path: ({ id }) => paths.dashboard.cover.to(id),
  },
  answer_check_in: {
    title: ({ handle }) => `Is ${handle} still yours?`,
    otherwise: 'Without an answer we take it as a yes.',
    action: 'Answer',
    path: ({ id }) => paths.dashboard.cover.to(id),
  },
  begin_handover: {
    title: ({ handle }) => `Begin the hand-over of ${handle}`,
    otherwise: 'Then the purchase can be cancelled, and the buyer gets the whole price back.',
    action: 'Begin',
    path: ({ id }) => paths.dashboard.handover.to(id),
  },
  take_handover_step: {
    title: ({ handle }) => `Your turn: the hand-over of ${handle}`,
    otherwise: 'Then the hand-over goes on without you, or our team looks at it.',
    action: 'Do the step',
    path: ({ id }) => paths.dashboard.handover.to(id),
  },
  check_purchase: {
    title: ({ handle }) => `Check ${handle} and confirm it`,
    otherwise: 'Then the seller is paid automatically.',
    action: 'Check',
    path: purchasePath,
  },
  answer_offer: {
    title: ({ handle, amount }) => `Answer the offer of ${formatNaira(amount)} for ${handle}`,
    otherwise: 'Then the offer lapses.',
    action: 'Answer',
    path: offerPath,
  },
  pay_offer: {
    title: ({ handle, amount }) => `Pay the agreed ${formatNaira(amount)} for ${handle}`,
    otherwise: 'Then the agreed price lapses.',
    action: 'Pay',
    path: (task) =>
      task.listing_id === null
        ? offerPath(task)
        : paths.dashboard.buy(task.listing_id, paths.dashboard.overview, task.id),
  },
  renew_credentials: {
    title: ({ handle }) => `Enter a new password for ${handle}`,
    action: 'Edit listing',
    path: () => paths.dashboard.myListings,
  },
  correct_listing: {
    title: ({ handle }) => `Correct ${handle}, which was rejected`,
    action: 'See why',
    path: () => paths.dashboard.myListings,
  },
};
