/**
 * Every error that Oja answers with, once: the code is for programs, the sentence for people.
 * A use case may replace the sentence where it can say something more exact, never the status.
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
  request_timed_out: { status: 408, text: 'The request took too long to arrive.' },
  internal_error: { status: 500, text: 'Internal error' },
  service_unavailable: { status: 503, text: 'Oja is briefly unavailable. Please try again in a moment.' },

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
  account_has_open_business: { status: 409, text: 'Your account cannot be deleted yet.' },
  last_admin_protected: { status: 409, text: 'The last administrator cannot be removed.' },

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
