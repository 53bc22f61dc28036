/** The longest texts that bodies and queries take, in characters. Boxes of forms end at the same constants. */
export const textLimits = {
  search: 100,
  /** A typed amount with its separators; the number itself has bounds of its own. */
  typedAmount: 16,

  personName: 80,
  email: 254,
  phone: 32,
  location: 80,
  bio: 500,
  socialHandle: 100,
  accountHolder: 100,
  bankName: 30,

  reason: 500,
  moneyReason: 300,
  viewReason: 200,
  userNote: 2_000,

  handle: 80,
  username: 200,
  accountPassword: 500,
  handoverNotes: 2_000,

  statement: 4_000,
  resolutionDetails: 2_000,
  review: 2_000,
  reviewReply: 1_000,

  reportTitle: 200,
  reporter: 120,
  cannedReplyTitle: 80,
  ticketTag: 30,
  riskRuleName: 80,
  planName: 40,
  planDescription: 200,
  stepKey: 40,
  stepTitle: 80,
  stepText: 600,
  waitReason: 300,
} as const;
