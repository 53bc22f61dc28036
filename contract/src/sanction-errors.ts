/** The errors of sanctions and appeals against them; `errors.ts` has all codes. */
export const sanctionErrors = {
  sanction_stands: { status: 409, text: 'This stands already. Please lift it first to change it.' },
  account_active: { status: 409, text: 'This account is active already.' },
  sanction_over: { status: 409, text: 'This has ended already.' },
  sanction_appealed: { status: 409, text: 'You appealed against this already.' },
  sanction_appeal_late: { status: 409, text: 'The time for an appeal is over.' },
  sanction_appeal_closed: { status: 409, text: 'There is no appeal to decide any more.' },
  sanction_appeal_of_other: {
    status: 403,
    text: 'You gave this sanction, so another member of staff decides the appeal.',
  },
  appeal_link_invalid: {
    status: 400,
    text: 'This link is not complete. Please open it from the mail again.',
  },
} as const;
