/** Why money is not released although its time has come. It accuses neither side, because both read it. */
export const bankSentence =
  'A bank is asking about a payment, so the money stays in escrow until that is decided.';
