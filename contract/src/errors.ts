import { accountActErrors } from './account-act-errors.ts';
import { disputeErrors } from './dispute-errors.ts';
import { offerErrors } from './offer-errors.ts';
import { payoutWaitHours } from './payout-terms.ts';
import { riskErrors } from './risk-errors.ts';
import { sanctionErrors } from './sanction-errors.ts';
import { supportErrors } from './support-errors.ts';

/**
 * Every error code of the API: the code is for programs, the sentence for users. A use case may replace the sentence by
 * a more exact one, never the status.
 */
export const errorCodes = {
  // Any endpoint
  invalid_input: { status: 400, text: 'Some of what you sent is not valid.' },
  malformed_request: { status: 400, text: 'The request could not be read.' },
  session_required: { status: 401, text: 'Please sign in to continue.' },
  session_invalid: { status: 401, text: 'Your session has ended. Please sign in again.' },
  access_denied: { status: 403, text: 'You do not have permission to do this.' },
  cross_site_refused: { status: 403, text: 'This request came from another site and was refused.' },
  not_found: { status: 404, text: 'We could not find what you were looking for.' },
  method_not_allowed: { status: 405, text: 'This address does not accept that method.' },
  state_conflict: { status: 409, text: 'This has changed in the meantime. Please reload and try again.' },
  body_too_large: { status: 413, text: 'What you sent is too large.' },
  content_type_unsupported: { status: 415, text: 'This kind of content is not accepted here.' },
  idempotency_key_reused: { status: 422, text: 'This request key was already used for a different request.' },
  too_many_requests: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  headers_too_large: { status: 431, text: 'The address and the headers of the request are too long.' },
  request_timed_out: { status: 408, text: 'The request took too long to arrive.' },
  internal_error: { status: 500, text: 'Internal error' },
  service_unavailable: { status: 503, text: 'Oja is briefly unavailable. Please try again in a moment.' },
  maintenance: {
    status: 503,
    text: 'Oja is being maintained at the moment. Please come back in a little while.',
  },

  // Accounts
  credentials_wrong: { status: 401, text: 'Invalid credentials' },
  account_locked: { status: 429, text: 'Too many failed attempts. Please try again later.' },
  account_suspended: { status: 403, text: 'This account is suspended. Please contact support.' },
  account_inactive: { status: 403, text: 'This account is not active. Please contact support.' },
  email_taken: {
    status: 409,
    text: 'An account with this e-mail cannot be created. Try signing in instead.',
  },
  email_change_refused: { status: 400, text: 'The e-mail address of an account cannot be changed.' },
  passwords_differ: { status: 400, text: "Passwords don't match" },
  new_passwords_differ: { status: 400, text: 'New passwords do not match.' },
  password_too_short: { status: 400, text: 'New password must be at least 8 characters long.' },
  password_too_common: {
    status: 400,
    text: 'This password is too easy to guess. Please choose another one.',
  },
  current_password_wrong: { status: 400, text: 'The current password is not correct.' },
  registration_closed: { status: 403, text: 'New registrations are closed at the moment.' },
  reset_link_invalid: { status: 400, text: 'This reset link is no longer valid. Please ask for a new one.' },
  confirmation_link_invalid: { status: 400, text: 'This confirmation link is no longer valid.' },
  two_factor_code_wrong: { status: 401, text: 'This code is not correct.' },
  two_factor_challenge_invalid: { status: 401, text: 'This sign-in has expired. Please start again.' },
  two_factor_already_on: { status: 409, text: 'Two-factor sign-in is already on.' },
  two_factor_not_on: { status: 409, text: 'Two-factor sign-in is not on.' },
  two_factor_required: { status: 403, text: 'Two-factor sign-in is required for this account.' },
  proof_required: {
    status: 403,
    text: "Please confirm that it's you with your password, or with a code where two-factor sign-in is on.",
  },
  proof_code_required: {
    status: 422,
    text: 'Two-factor sign-in is on. Please enter a code from your authenticator app, or a recovery code.',
  },
  account_has_open_business: { status: 409, text: 'Your account cannot be deleted yet.' },
  ...accountActErrors,
  ...sanctionErrors,

  // The work queue
  work_taken: { status: 409, text: 'Another member of staff works on this.' },
  view_name_taken: { status: 409, text: 'You have a view with this name already.' },
  too_many_views: { status: 409, text: 'You can keep 20 views of a list. Please remove one first.' },

  // The wallet
  deposit_too_small: { status: 400, text: 'Minimum deposit: ₦100' },
  deposit_too_large: { status: 400, text: 'A single payment can be ₦10,000,000 at most.' },
  callback_refused: { status: 400, text: 'The payment can only lead back to Oja.' },
  payment_pending: { status: 409, text: "Your bank's network has not confirmed this payment yet." },
  payment_failed: { status: 422, text: 'The payment was declined. Nothing was added to your wallet.' },
  payment_not_completed: {
    status: 422,
    text: 'The payment was not completed. Nothing was added to your wallet.',
  },
  payment_under_review: {
    status: 422,
    text: 'We received a payment that does not match your request. Our team is looking into it.',
  },
  parked_amount_missing: {
    status: 422,
    text: 'Nothing came in naira, so there is nothing to credit. It can only go back to whoever paid.',
  },
  chargeback_open: { status: 409, text: 'A bank is asking for this payment back.' },
  account_closed: {
    status: 409,
    text: 'The account was closed, so nothing can be credited to it. The payment can only be sent back.',
  },
  second_admin_needed: {
    status: 403,
    text: 'You proposed this, so another member of staff must approve it.',
  },
  approval_waiting: {
    status: 409,
    text: 'A proposal about this waits for a second member of staff. Please approve or decline it first.',
  },
  approval_ended: { status: 409, text: 'This proposal has been answered.' },
  adjustment_too_large: { status: 422, text: 'This is more than one adjustment may be.' },
  payments_unclear: {
    status: 502,
    text: 'The payment network did not answer. Please try again in a moment.',
  },
  payments_unavailable: { status: 503, text: 'Payments are not available at the moment.' },
  webhook_signature_wrong: { status: 401, text: 'The signature of this event is wrong.' },
  purchases_waiting: { status: 409, text: 'You cannot buy at the moment. Please contact support.' },
  release_waiting: {
    status: 409,
    text: 'A bank is asking about a payment, so the money of this purchase stays in escrow until that is decided.',
  },
  wallet_balance_too_low: { status: 422, text: 'Your available balance is too low.' },

  // Payouts
  bank_unknown: { status: 400, text: 'Please choose a bank from the list.' },
  account_unresolved: {
    status: 422,
    text: 'The bank does not know this account number. Please check the bank and the number.',
  },
  account_name_mismatch: {
    status: 422,
    text: 'The name on this account is not yours. You can only link an account in your own name.',
  },
  bank_account_linked_already: { status: 409, text: 'This bank account is linked already.' },
  bank_account_in_use: {
    status: 409,
    text: 'A withdrawal to this bank account is on its way. Please wait until it has arrived.',
  },
  withdrawal_too_small: { status: 400, text: 'Minimum withdrawal: ₦100' },
  withdrawal_limit_reached: { status: 422, text: 'This is more than you can withdraw in one day.' },
  withdrawals_waiting: { status: 409, text: 'Withdrawals are paused for your account at the moment.' },
  transfer_otp_wrong: { status: 422, text: 'Paystack did not accept this code.' },
  withdrawal_state_conflict: { status: 409, text: 'This withdrawal can no longer be changed.' },
  email_unconfirmed: { status: 403, text: 'Please confirm your e-mail address before you withdraw money.' },
  mobile_wallet_not_linked: {
    status: 409,
    text: `This mobile number is not linked to your wallet. Please link it first; a new number can be used after ${payoutWaitHours} hours.`,
  },
  destination_missing: { status: 400, text: 'Please say where the money should go.' },

  // Seller plans and applications
  plan_never_ends: { status: 409, text: 'You are on no plan that would renew.' },
  plan_already_chosen: { status: 409, text: "You're already on this plan" },
  plan_name_taken: { status: 409, text: 'Another plan has this name.' },
  plan_price_changed: { status: 409, text: 'The price of this plan has changed. Please look at it again.' },
  plan_archived: { status: 409, text: 'This plan is archived. Restore it first.' },
  application_not_editable: {
    status: 409,
    text: 'Your application was handed in and cannot be changed at the moment.',
  },
  application_incomplete: {
    status: 400,
    text: 'Please complete the missing parts before you submit your application.',
  },
  application_documents_unopened: {
    status: 409,
    text: 'Please open a document of the applicant before you approve.',
  },
  application_already_decided: { status: 409, text: 'This application was decided in the meantime.' },

  // Listings
  seller_plan_required: { status: 403, text: 'Please choose a seller plan before you list an account.' },
  upload_limit_reached: {
    status: 409,
    text: 'Your plan has no room for another live listing. Choose a larger plan, or withdraw a listing.',
  },
  too_many_drafts: {
    status: 409,
    text: 'You have many unfinished listings. Please delete some of them first.',
  },
  listing_duplicate: { status: 409, text: 'This account is on Oja already and cannot be listed twice.' },
  listing_status_refused: {
    status: 403,
    text: 'Sellers can submit a listing or withdraw it. Staff approve it, and a purchase does the rest.',
  },
  listing_move_refused: { status: 409, text: 'The listing cannot go from its present status to that one.' },
  listing_in_sale: {
    status: 409,
    text: 'This account has been bought, so its listing cannot be changed or deleted.',
  },
  listing_agreed_on: {
    status: 409,
    text: 'You agreed on a price with a buyer, so its facts stay until that offer is over.',
  },
  listing_needs_new_credentials: {
    status: 409,
    text: 'A buyer has seen the old password. Change it on the platform, save the new one here, then submit again.',
  },
  listing_changed: {
    status: 409,
    text: 'This listing was changed after you opened it. Please look at it again.',
  },
  cover_terms_changed: {
    status: 409,
    text: 'The cover of this account is less than you saw. Please look at it again.',
  },
  handover_steps_changed: {
    status: 409,
    text: 'The steps of the hand-over have changed since you read them. Please look at them again.',
  },
  undo_refused: { status: 409, text: 'Something happened since, so this cannot be undone.' },
  undo_too_late: { status: 409, text: 'The time to undo this is over.' },
  listing_not_hidden: { status: 409, text: 'It is not hidden, or the seller changed it since.' },
  listing_not_pending: { status: 409, text: 'This listing is not waiting for review any more.' },
  own_listing_refused: { status: 403, text: 'Another member of staff must look after your own listing.' },
  listing_price_out_of_range: { status: 400, text: 'The price is outside of what Oja allows.' },
  listing_url_elsewhere: { status: 400, text: 'This address belongs to another platform.' },
  listing_handover_refused: {
    status: 400,
    text: 'An account of this platform cannot be handed over like that.',
  },
  listing_category_unknown: { status: 400, text: 'Accounts of this platform do not have that category.' },
  listing_image_unknown: {
    status: 400,
    text: 'One of the pictures is not there any more. Please upload it again.',
  },
  wishlist_full: { status: 409, text: 'Your wishlist is full. Please take something off it first.' },
  saved_search_empty: { status: 400, text: 'Please narrow the search down before you save it.' },
  saved_search_exists: { status: 409, text: 'You have saved this search already.' },
  too_many_saved_searches: {
    status: 409,
    text: 'You can keep 50 saved searches. Please delete one of them first.',
  },
  unsubscribe_link_invalid: {
    status: 400,
    text: 'This link is not complete. Please open it from the mail again, or choose your mails in the settings.',
  },
  seller_unknown: { status: 400, text: 'There is no such seller.' },

  // Cover
  selling_stopped: {
    status: 403,
    text: 'You cannot sell on Oja any more: accounts that you, or somebody paid to the same bank account, sold were taken back.',
  },
  cover_days_too_few: { status: 400, text: 'Please offer more days of cover.' },
  cover_not_running: { status: 409, text: 'No cover runs for this purchase.' },
  account_sold_on: {
    status: 409,
    text: 'This account was sold on after this purchase. The cover of its new buyer counts now.',
  },
  claim_open_already: { status: 409, text: 'You have an open claim about this purchase already.' },
  too_many_claims: {
    status: 409,
    text: 'You have made many claims. Please wait for a decision, or ask our support.',
  },
  claim_state_conflict: { status: 409, text: 'This claim is decided or was taken back already.' },
  claim_details_full: { status: 409, text: 'This claim is full. Please send the rest to our support.' },
  check_in_answered: { status: 409, text: 'You have answered this already.' },
  ...offerErrors,

  // Purchases, disputes and reviews
  own_listing_bought: { status: 403, text: 'You cannot buy an account that you sell yourself.' },
  listing_unavailable: { status: 409, text: 'This account is no longer available.' },
  listing_gone: { status: 410, text: 'This account is no longer on the market.' },
  listing_price_changed: { status: 409, text: 'The price has changed. Please look at it again.' },
  purchase_state_conflict: { status: 409, text: 'This purchase cannot take that step any more.' },
  handover_step_unknown: { status: 404, text: 'This hand-over has no such step.' },
  handover_step_of_other_side: { status: 403, text: 'This step belongs to the other side.' },
  handover_step_not_ready: {
    status: 409,
    text: 'This step cannot be done yet: an earlier step is missing, or a wait of the platform still runs.',
  },
  handover_step_not_done: { status: 409, text: 'This step is not ticked off.' },
  handover_contested_too_often: {
    status: 409,
    text: 'This step was contested several times. Please open a dispute, and our team will look at it.',
  },
  too_many_handover_codes: {
    status: 409,
    text: 'Several codes have not been read yet. Please wait until the other side has read them.',
  },
  handover_code_read: {
    status: 410,
    text: 'This code was read already. Please ask the other side to send a new one.',
  },
  handover_code_lapsed: {
    status: 410,
    text: 'The time for this code is over. Please ask the other side to send a new one.',
  },
  handover_cancel_too_early: { status: 409, text: 'The seller still has time to begin the hand-over.' },
  handover_begun: { status: 409, text: 'The seller has begun the hand-over. Please open a dispute instead.' },
  handover_incomplete: {
    status: 409,
    text: 'Please tick your steps off first, or type the sentence that says you have the account.',
  },
  platform_wait_running: {
    status: 409,
    text: 'The hand-over is not finished, so the purchase cannot be confirmed yet.',
  },
  ...disputeErrors,
  trader_unknown: { status: 400, text: 'Please choose a buyer and a seller who can trade.' },
  same_trader_twice: { status: 400, text: 'The buyer and the seller must be two people.' },
  contact_details_refused: {
    status: 400,
    text: 'Please leave out phone numbers, addresses, links and names on other apps.',
  },
  review_written_already: { status: 409, text: 'You have reviewed this purchase already.' },
  review_window_closed: { status: 409, text: 'The time to review this purchase is over.' },
  review_replied_already: { status: 409, text: 'You have answered this review already.' },

  // Reports and moderation
  own_content_reported: { status: 403, text: 'This is yours. You cannot report yourself.' },
  reported_already: { status: 409, text: 'You have reported this already. Our team will look at it.' },

  report_claimed: { status: 409, text: 'Somebody else is working on this report.' },
  report_decided: { status: 409, text: 'This report was decided in the meantime.' },
  own_report_refused: {
    status: 403,
    text: 'This report is by you or about you, so another member of staff must look after it.',
  },
  added_report_refused: { status: 403, text: 'You entered this report, so a colleague must act on it.' },
  report_open: { status: 409, text: 'This report is open already.' },
  report_text_fixed: {
    status: 409,
    text: 'What somebody reported stays in their own words. Please add a note instead.',
  },
  report_target_unknown: { status: 400, text: 'We could not find what this report is about.' },
  report_without_target: {
    status: 409,
    text: 'This report does not point at anything that this could be done to.',
  },

  // Messages
  own_listing_contacted: { status: 403, text: 'This is your own listing.' },
  conversation_blocked: { status: 403, text: 'One of you has blocked the other, so no message was sent.' },
  staff_not_blockable: { status: 403, text: 'Members of our team cannot be blocked.' },
  recipient_unavailable: { status: 409, text: 'This person cannot receive messages any more.' },
  message_image_unknown: {
    status: 400,
    text: 'One of the pictures is not there any more. Please add it again.',
  },
  case_required: {
    status: 403,
    text: 'A conversation can only be read because of a dispute or a report about it.',
  },

  // Settings and webhooks
  settings_changed: {
    status: 409,
    text: 'Somebody else saved these settings in the meantime. What you typed is kept: look at what changed, then save again.',
  },
  settings_version_refused: {
    status: 422,
    text: 'That version holds values that are not allowed any more, so nothing was changed.',
  },
  settings_in_force: { status: 409, text: 'The settings already have the values of that version.' },
  handover_plan_changed: {
    status: 409,
    text: 'Somebody else changed this plan in the meantime. Please load it again, then make your change.',
  },
  handover_plan_invalid: { status: 422, text: 'This plan cannot be followed.' },
  webhook_url_refused: {
    status: 400,
    text: 'Please enter an https address that everybody on the internet can reach.',
  },
  webhook_not_set: { status: 409, text: 'Please save a webhook address first.' },
  two_factor_not_offered: { status: 403, text: 'Two-factor sign-in is not offered at the moment.' },
  verification_closed: { status: 409, text: 'We do not take applications at the moment.' },
  verified_sellers_only: {
    status: 403,
    text: 'Only verified sellers can list accounts at the moment. Please apply for verification first.',
  },

  ...supportErrors,
  ...riskErrors,

  // Notifications
  preference_fixed: { status: 409, text: 'This notification cannot be switched on or off.' },
  push_unavailable: { status: 409, text: 'Push notifications are switched off at the moment.' },
  push_endpoint_refused: { status: 400, text: 'This browser named a push service that we cannot use.' },

  // Pictures and documents
  image_too_large: { status: 413, text: 'Images must be under 5MB.' },
  image_type_unsupported: { status: 400, text: 'Images must be in JPG, PNG, GIF or WebP.' },
  image_unreadable: { status: 400, text: 'This image is damaged and could not be read.' },
  image_dimensions_too_large: {
    status: 400,
    text: 'This image has too many pixels. Please make it smaller.',
  },
  document_too_large: { status: 413, text: 'Documents must be under 10MB.' },
  document_type_unsupported: { status: 400, text: 'Documents must be a PDF or an image.' },
  document_unreadable: { status: 400, text: 'This document is damaged and could not be read.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCodes;
