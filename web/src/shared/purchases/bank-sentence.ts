/** Why money is not released although its time has come. It accuses neither side, because both read it. */
export const bankSentence =
  'A bank is asking about a payment, so the money stays in escrow until that is decided.';

/** The same for the part of the payout that cover holds. */
export const coverBankSentence =
  'A bank is asking about a payment, so the held part is not paid before that is decided.';
