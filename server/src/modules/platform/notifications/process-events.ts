import type { ApplicationTransition } from '../../../domain/application/application-process.ts';
import type { ApprovalTransition } from '../../../domain/approval/approval-process.ts';
import type { ClaimTransition } from '../../../domain/cover/claim-process.ts';
import type { CoverTransition } from '../../../domain/cover/cover-process.ts';
import type { AppealTransition } from '../../../domain/dispute/appeal-process.ts';
import type { DisputeTransition } from '../../../domain/dispute/dispute-process.ts';
import type { RulingTransition } from '../../../domain/dispute/ruling-process.ts';
import type { SettlementTransition } from '../../../domain/dispute/settlement-process.ts';
import type { ListingTransition } from '../../../domain/listing/listing-process.ts';
import type { OfferTransition } from '../../../domain/offer/offer-process.ts';
import type { PurchaseTransition } from '../../../domain/purchase/purchase-process.ts';
import type { StageTransition } from '../../../domain/purchase/stage-process.ts';
import type { reportProcess } from '../../../domain/report/report-process.ts';
import type { TicketTransition } from '../../../domain/ticket/ticket-process.ts';
import type { WithdrawalTransition } from '../../../domain/withdrawal/withdrawal-process.ts';
import type { EventName } from './events.ts';

/** The notifications of a transition, or the reason why it has none. */
type TransitionEvents = readonly EventName[] | { silent: string };

const alone = { silent: 'It concerns only the person who does it.' } as const;
const withPurchase = { silent: 'The purchase that moves at the same moment tells both sides.' } as const;
const withCover = { silent: 'The cover that ends at the same moment tells both sides.' } as const;

/**
 * Every transition of every process, by the name of its table. A transition without a row does not compile, and a
 * process without rows fails the test of this file.
 */
export const processEvents = {
  purchase: {
    buy: ['purchase_made', 'account_sold', 'handover_turn', 'transaction_added', 'high_value_transaction'],
    confirm: ['sale_released'],
    auto_complete: ['purchase_completed', 'sale_released'],
    dispute: ['dispute_opened', 'handover_stopped', 'dispute_needs_admin'],
    cancel: ['purchase_cancelled', 'sale_cancelled'],
    cancel_handover: ['handover_cancelled'],
    favor_buyer: ['dispute_resolved'],
    favor_seller: ['dispute_resolved'],
    partial_refund: ['dispute_resolved'],
    settle: ['settlement_accepted'],
    settle_refund: ['settlement_accepted'],
    replacement: ['dispute_resolved'],
    escalate: ['dispute_escalated', 'dispute_needs_admin'],
    withdraw_dispute: ['dispute_withdrawn'],
  } satisfies Record<PurchaseTransition, TransitionEvents>,
  stage: {
    buy_with_plan: withPurchase,
    buy_without_plan: withPurchase,
    finish_handover: ['handover_inspection'],
    reopen_handover: ['handover_step_contested', 'handover_payment_later', 'handover_step_done'],
    release: withPurchase,
    release_with_cover: withPurchase,
    decide: withPurchase,
    decide_with_cover: withPurchase,
    call_off: withPurchase,
    end_cover: withCover,
  } satisfies Record<StageTransition, TransitionEvents>,
  dispute: {
    open: withPurchase,
    escalate: withPurchase,
    resolve: withPurchase,
    settle: withPurchase,
    withdraw: withPurchase,
  } satisfies Record<DisputeTransition, TransitionEvents>,
  settlement: {
    propose: ['settlement_proposed'],
    accept: withPurchase,
    decline: ['settlement_declined'],
    withdraw: ['settlement_withdrawn'],
    lapse: ['settlement_lapsed'],
  } satisfies Record<SettlementTransition, TransitionEvents>,
  ruling: {
    decide: withPurchase,
    record: ['ruling_recorded'],
    execute: withPurchase,
    take_back: ['ruling_taken_back', 'dispute_needs_admin'],
    appeal: ['appeal_opened', 'appeal_needs_admin'],
    uphold: ['appeal_decided'],
    replace: ['appeal_decided'],
  } satisfies Record<RulingTransition, TransitionEvents>,
  appeal: {
    open: ['appeal_opened', 'appeal_needs_admin'],
    uphold: ['appeal_decided'],
    replace: ['appeal_decided'],
    award: ['appeal_decided'],
  } satisfies Record<AppealTransition, TransitionEvents>,
  approval: {
    propose: ['approval_needed', 'own_change_proposed'],
    approve: ['approval_ended'],
    decline: ['approval_ended'],
    withdraw: alone,
    take_effect: ['approval_ended'],
    lapse: ['approval_ended'],
    overtake: ['approval_ended'],
  } satisfies Record<ApprovalTransition, TransitionEvents>,
  cover: {
    begin: ['cover_began'],
    release: ['cover_ended'],
    pay_claim: { silent: 'The claim that is decided at the same moment tells both sides.' },
  } satisfies Record<CoverTransition, TransitionEvents>,
  claim: {
    open: ['claim_opened', 'claim_needs_admin'],
    answer: ['claim_answered'],
    add_details: ['claim_details_added'],
    withdraw: ['claim_withdrawn'],
    uphold: ['claim_decided'],
    reject: ['claim_decided'],
  } satisfies Record<ClaimTransition, TransitionEvents>,
  listing: {
    draft: alone,
    offer: ['listing_pending', 'listing_added'],
    submit: ['listing_pending'],
    recheck: ['listing_pending', 'listing_held'],
    withdraw: alone,
    approve: ['listing_approved'],
    undo_approval: { silent: 'The seller is told of an approval only once it cannot be undone.' },
    reject: ['listing_rejected'],
    remove: ['listing_removed'],
    hide: ['listing_hidden'],
    unhide: ['listing_unhidden'],
    send_back: ['listing_sent_back'],
    sell: withPurchase,
    dispute: withPurchase,
    resume: withPurchase,
    settle: withPurchase,
    give_back: ['listing_returned'],
  } satisfies Record<ListingTransition, TransitionEvents>,
  offer: {
    make: ['offer_received'],
    counter: ['offer_countered'],
    accept: ['offer_accepted'],
    decline: ['offer_declined'],
    withdraw: ['offer_withdrawn'],
    lapse: ['offer_lapsed'],
    pay: withPurchase,
  } satisfies Record<OfferTransition, TransitionEvents>,
  withdrawal: {
    request: ['withdrawal_requested', 'high_value_transaction', 'staff_alert'],
    cancel: ['withdrawal_cancelled'],
    refuse: ['withdrawal_failed'],
    release: ['withdrawal_released'],
    send: { silent: 'The request was told; what comes next is the answer of the bank.' },
    pay: ['withdrawal_paid'],
    fail: ['withdrawal_failed'],
    reverse: ['withdrawal_failed'],
  } satisfies Record<WithdrawalTransition, TransitionEvents>,
  application: {
    start: alone,
    edit: alone,
    submit: ['application_received'],
    approve: ['application_approved'],
    reject: ['application_rejected'],
    reopen: alone,
  } satisfies Record<ApplicationTransition, TransitionEvents>,
  report: {
    submit: ['report_critical'],
    claim: { silent: 'Who works on a report is shown in the queue, to staff alone.' },
    release: { silent: 'It waits in the queue again, where everybody of the staff sees it.' },
    lapse: { silent: 'It waits in the queue again, where everybody of the staff sees it.' },
    approve: [
      'report_resolved',
      'user_warned',
      'selling_paused',
      'listing_hidden',
      'message_taken_down',
      'review_taken_down',
    ],
    dismiss: ['report_dismissed'],
    undo_dismissal: { silent: 'The reporter is told of a dismissal only once it cannot be undone.' },
    reopen: ['report_reopened'],
  } satisfies Record<keyof typeof reportProcess, TransitionEvents>,
  ticket: {
    open: ['ticket_received', 'ticket_waiting'],
    start: ['ticket_started'],
    return: ['ticket_waiting'],
    resolve: ['ticket_resolved'],
    close: ['ticket_closed'],
    expire: ['ticket_expired'],
    merge: ['ticket_merged'],
    reopen: ['ticket_reopened', 'ticket_back'],
  } satisfies Record<TicketTransition, TransitionEvents>,
} as const;
