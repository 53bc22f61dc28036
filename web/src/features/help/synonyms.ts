/**
 * Synonyms of the search in the Help Center. A search for one also finds the others, ranked after exact matches.
 * Each is the beginning of a word, or several words as they stand in the texts.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['refund', 'money back', 'money-back', 'reimburse', 'chargeback'],
  ['2fa', 'two-factor', 'two factor', 'authenticator', 'otp', 'mfa'],
  ['withdraw', 'cash out', 'cashout', 'payout', 'pay out'],
  ['scam', 'fraud', 'cheat', 'outside of oja'],
  ['verif', 'kyc', 'badge'],
  ['escrow', 'middleman'],
  ['fee', 'commission', 'charges'],
  ['cost', 'price'],
  ['deposit', 'add funds', 'adding funds', 'top up', 'topup', 'fund'],
  ['login', 'log in', 'sign in', 'signin', 'log on'],
  ['picture', 'photo', 'image', 'screenshot'],
  ['support', 'customer service', 'agent', 'contact'],
  ['phone', 'telephone', 'mobile number'],
  ['buy', 'purchas'],
  ['sell', 'vendor', 'merchant'],
  ['transfer', 'handover', 'hand over', 'hand-over', 'deliver'],
  ['cover', 'insurance', 'warrant', 'claim'],
  ['offer', 'negotiat', 'bargain', 'haggl', 'discount'],
  ['appeal', 'object', 'disagree'],
  ['settle', 'compromise'],
  ['dispute', 'complain', 'problem'],
  ['paid', 'payment', 'debited'],
  ['e-mail', 'email'],
];
