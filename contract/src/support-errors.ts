/** The errors of tickets and canned replies; `errors.ts` has all codes. */
export const supportErrors = {
  ticket_rating_closed: { status: 409, text: 'The time to rate this ticket is over.' },
  ticket_state_conflict: { status: 409, text: 'This ticket cannot take that step any more.' },
  ticket_taken: { status: 409, text: 'Somebody else works on this ticket already.' },
  ticket_too_long: { status: 409, text: 'A lot was said here already. Please open a new ticket.' },
  ticket_image_unknown: {
    status: 400,
    text: 'One of the pictures is not there any more. Please upload it again.',
  },
  assignee_unknown: { status: 400, text: 'Please choose somebody who works here.' },
  canned_reply_title_taken: { status: 409, text: 'Another canned reply has this title.' },
  too_many_canned_replies: {
    status: 409,
    text: 'There are many canned replies already. Please remove some of them first.',
  },
} as const;
