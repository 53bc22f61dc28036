import { answerTime } from '@oja/contract/answer-promise';
import { claimTerms } from '@oja/contract/cover-labels';
import { appealHours, evidencePicturesAtMost, sellerAnswerHours } from '@oja/contract/dispute-terms';
import { coverDays, handoverCodeMinutes } from '@oja/contract/handover-labels';
import { resetLinkMinutes } from '@oja/contract/mailed-link-terms';
import type { PublicTerms } from '@oja/contract/market-fields';
import { offerTerms } from '@oja/contract/offer-terms';
import { payoutWaitHours } from '@oja/contract/payout-terms';
import { paths } from '@/config/paths';
import { termTexts } from '@/shared/terms/term-texts';
import { phoneHours } from './support-hours';

/** Every question of the Help Center, once, with the published terms. Screens, search and tests read this table. */
export const faqCategories = [
  'Buying Accounts',
  'Selling Accounts',
  'Security & Safety',
  'Technical Support',
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export interface Faq {
  category: FaqCategory;
  /** The end of a link to it, and so never changed once it is published. */
  slug: string;
  question: string;
  answer: string;
  /** Words that people search for and the texts do not have; synonyms.ts has those of all questions. */
  keywords?: string;
  /** Where to go from here. */
  link?: { label: string; to: string };
}

type Question = Omit<Faq, 'category'>;

const daysOfCover = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  coverDays.filter((days) => days > 0).map(String),
);

const buying = (terms: PublicTerms): readonly Question[] => [
  {
    slug: 'how-buying-works',
    question: 'How do I buy an account?',
    keywords: 'purchase order pay start steps',
    answer:
      'Add funds to your wallet, choose an account in the Marketplace and press Buy Now. The price leaves your wallet and is held in escrow. Where an account changes hands by its login details, you see them at once under My Purchases; where it changes hands in steps, the hand-over shows what you and the seller do next. The seller is paid only when you confirm the purchase or the time to check it is over.',
    link: { label: 'Open the Marketplace', to: paths.dashboard.marketplace },
  },
  {
    slug: 'money-back',
    question: 'Do I get my money back if something is wrong?',
    keywords: 'refund return cancel dispute complain problem guarantee',
    answer: `Every purchase comes with a ${terms.dispute_days}-day money-back guarantee. File a dispute before the countdown on the purchase ends, with a description and up to ${evidencePicturesAtMost} pictures: the money stays in escrow, the seller has ${sellerAnswerHours} hours to answer, and then our team decides. When the decision is for you, the whole price goes back to your wallet.`,
    link: { label: 'My Purchases', to: paths.dashboard.myPurchases },
  },
  {
    slug: 'how-long-a-transfer-takes',
    question: 'How long does the transfer of an account take?',
    keywords: 'delivery handover wait ownership change email days',
    answer:
      'Where login details are handed over, you get them the moment you have paid; other accounts change hands in steps, and the listing names the waits of their platform. Moving an account over for good, with its e-mail address, phone number and two-factor sign-in, usually takes 24-48 hours. Some platforms hold such changes back, which can take up to 5 business days.',
  },
  {
    slug: 'how-the-hand-over-works',
    question: 'How does the hand-over work?',
    keywords: 'steps role owner admin number sim channel group transfer checklist',
    answer:
      'The listing says whether an account changes hands by its login details, by a role or by its phone number. Every step belongs to the buyer or to the seller: do it on the platform and tick it off here. If a step of the other side is not done, say so, and it is open again. Waits of the platform are counted for you. If the seller does not begin in time, the purchase can be called off and the whole price comes back.',
    link: { label: 'My Purchases', to: paths.dashboard.myPurchases },
  },
  {
    slug: 'hand-over-codes',
    question: 'The platform sent a code. How do I pass it on?',
    keywords: 'otp sms code send seller buyer',
    answer: `Enter it in the hand-over, never in a message. It is encrypted, the other side can read it once, and it lapses after ${handoverCodeMinutes} minutes; then a new one can be sent.`,
  },
  {
    slug: 'cover-and-claims',
    question: 'What is cover, and how do I make a claim?',
    keywords: 'insurance warranty guarantee recall taken back banned mailbox protection lost',
    answer: `A seller can offer ${daysOfCover} days of cover, which begin when you confirm; a part of the seller’s money is held for that time. If the seller takes the account back, it is banned for something from before the sale, or the mailbox was kept, make a claim before cover ends, ${claimTerms.perPurchase} times at most for one purchase. The seller is heard and our team decides. What a claim gives back is paid from the held part first.`,
    link: { label: 'My Purchases', to: paths.dashboard.myPurchases },
  },
  {
    slug: 'offers',
    question: 'Can I offer less than the asking price?',
    keywords: 'negotiate bargain haggle discount lower price counter',
    answer: `Yes, unless the seller takes no offers. The seller can accept your amount, decline it or name another one. Once you agree, you have ${offerTerms.hours} hours to pay, and what the listing says stays as it is. Until you pay, others can buy the account at its price.`,
    link: { label: 'Offers', to: paths.dashboard.offers },
  },
  {
    slug: 'settle-a-dispute',
    question: 'Can buyer and seller settle a dispute between them?',
    keywords: 'settlement agree part propose compromise',
    answer:
      'Yes. While the dispute is open, either side can propose how much of the price goes back to the buyer, and the other side accepts or declines. An accepted proposal moves the money at once and ends the dispute.',
  },
  {
    slug: 'appeal',
    question: 'What can I do when a dispute was decided against me?',
    keywords: 'objection disagree wrong decision unfair review again',
    answer: `You can appeal within ${appealHours} hours, once. Another member of our team looks at the case again, and that decision is final.`,
  },
  {
    slug: 'figures-differ',
    question: 'What if followers or engagement are not as listed?',
    keywords: 'fake bots engagement lower dropped wrong description',
    answer:
      'Small movements are normal. If the figures differ by more than 10% from what the listing said when you bought it, file a dispute. Your purchase keeps a copy of the listing as it was, so our team can compare.',
    link: { label: 'My Purchases', to: paths.dashboard.myPurchases },
  },
  {
    slug: 'cost-for-buyers',
    question: 'What does buying cost?',
    keywords: 'fees charges hidden deposit minimum',
    answer: `You pay the listed price and nothing on top. The platform fee is taken from the seller. Adding funds through Paystack starts at ${termTexts.minimumDeposit(terms)}.`,
    link: { label: 'Add funds', to: paths.dashboard.addFunds },
  },
];

const selling = (terms: PublicTerms): readonly Question[] => [
  {
    slug: 'how-selling-works',
    question: 'How do I sell an account?',
    keywords: 'list post upload add listing seller start',
    answer:
      'Choose a seller plan, then add a listing with its platform, handle, price, screenshots and login details. Our team looks at every listing before buyers see it. When somebody buys it, the money is held in escrow for you.',
    link: { label: 'Seller plans', to: paths.dashboard.sellerPlans },
  },
  {
    slug: 'platform-fee',
    question: 'What is the platform fee?',
    keywords: 'commission charges percent cut rate',
    answer: `Oja keeps ${terms.fee_percent}% of the price when a sale is completed, and nothing when it is not. Listing an account costs nothing beyond your seller plan.`,
  },
  {
    slug: 'when-sellers-are-paid',
    question: 'When do I get my money?',
    keywords: 'payment payout earnings release when',
    answer:
      'When the buyer confirms the purchase, or by itself when the time to check it is over: My Sales shows the day. The price less the fee is then in your wallet; if you offered cover, a part of it is held until cover ends. While a dispute is open the money waits until it is decided.',
    link: { label: 'My Sales', to: paths.dashboard.mySales },
  },
  {
    slug: 'withdrawing',
    question: 'How do I withdraw money?',
    keywords: 'cash out bank transfer minimum payout limit',
    answer: `Confirm your e-mail address first. Then withdraw from your wallet to a bank account in your own name (${termTexts.bankFee(terms)}), to mobile money (${termTexts.mobileFee(terms)}) or to a card that funded this wallet (${termTexts.cardFee(terms)}); at least ${termTexts.minimumWithdrawal(terms)} must arrive. A newly linked bank account can be used after ${payoutWaitHours} hours.`,
    link: { label: 'Open the wallet', to: paths.dashboard.wallet },
  },
  {
    slug: 'verified-seller',
    question: 'How do I become a verified seller?',
    keywords: 'verification badge kyc identity document id card approve',
    answer:
      'Fill in the application with proof of who you are and that your accounts are yours. Our team looks at it within 2-3 business days. Verified sellers carry a mark on their listings and their profile.',
    link: { label: 'Become a Seller', to: paths.dashboard.becomeSeller },
  },
];

const security: readonly Question[] = [
  {
    slug: 'escrow',
    question: 'What is escrow?',
    keywords: 'hold held protection safe middleman how',
    answer:
      'The price of a purchase belongs to neither side while it is in escrow: the buyer has paid it, the seller has not got it yet. It leaves escrow once, to the seller when all is well or back to the buyer when it is not.',
  },
  {
    slug: 'who-sees-the-password',
    question: 'Who can see the password of a listed account?',
    keywords: 'login details credentials private encrypted',
    answer:
      'Nobody but the buyer, and only after paying. Login details are encrypted when a seller enters them, no list or export carries them, and every time they are shown or copied it is recorded.',
  },
  {
    slug: 'after-buying',
    question: 'What should I do first after buying an account?',
    keywords: 'secure change password hacked recover taken back',
    answer:
      'Change the password, then the e-mail address and phone number, then switch on two-factor sign-in with your own app. Do it before you confirm the purchase: until then the money is in escrow.',
  },
  {
    slug: 'protect-my-account',
    question: 'How do I protect my Oja account?',
    keywords: 'security hacked devices sessions',
    answer:
      'Use a password that you use nowhere else and switch on two-factor sign-in. Settings shows every device that is signed in, and you can sign any of them out.',
    link: { label: 'Two-factor sign-in', to: `${paths.dashboard.settings}#two-factor` },
  },
  {
    slug: 'deals-outside-oja',
    question: 'Somebody wants to deal outside of Oja. Is that safe?',
    keywords: 'scam scammer fraud fake whatsapp cheat report stolen trust',
    answer:
      'No. Only what is paid through Oja is held in escrow and can be paid back. Our team never asks for your password or a code; whoever does is not from us. Please tell us about them.',
    link: { label: 'Contact Support', to: paths.dashboard.contactSupport },
  },
];

const technical = (terms: PublicTerms): readonly Question[] => [
  {
    slug: 'support-times',
    question: 'How fast does support answer?',
    keywords: 'contact hours help agent human customer service response',
    answer: `You can open a ticket at any hour, every day. A member of our team answers within ${answerTime(terms.support_hours, '24h')}, by e-mail and in My Tickets.`,
    link: { label: 'Contact Support', to: paths.dashboard.contactSupport },
  },
  {
    slug: 'phone-support',
    question: 'Can I talk to somebody on the phone?',
    keywords: 'call telephone number hours talk human',
    answer: `Yes: open a ticket, ask for a call and leave your number. Phone support is available ${phoneHours}.`,
    link: { label: 'Contact Support', to: paths.dashboard.contactSupport },
  },
  {
    slug: 'payment-missing',
    question: 'I paid, but my wallet does not show it',
    keywords: 'deposit failed pending debited not credited top up',
    answer:
      'Payments are usually there within a minute, and we ask Paystack again by ourselves while one is on its way. If it is still missing after an hour, open a ticket with the reference from your bank.',
    link: { label: 'Open the wallet', to: paths.dashboard.wallet },
  },
  {
    slug: 'pictures',
    question: 'Why is my picture refused?',
    keywords: 'photo upload image size format screenshot',
    answer:
      'Images must be under 5MB and in JPG, PNG or GIF; WebP works too. A screenshot of your phone fits. If a picture is too large, make it smaller or send a part of it.',
  },
  {
    slug: 'cannot-sign-in',
    question: 'I cannot sign in',
    keywords: 'login locked password reset forgot lost stolen phone device code 2fa recovery',
    answer: `Use "Forgot password?" on the sign-in page: the link in the mail is valid for ${resetLinkMinutes} minutes. After too many wrong attempts the address is locked for a while. If you lost your authenticator app, sign in with one of your recovery codes.`,
  },
];

export function faqsWith(terms: PublicTerms): readonly Faq[] {
  return [
    ...buying(terms).map((faq) => ({ category: 'Buying Accounts' as const, ...faq })),
    ...selling(terms).map((faq) => ({ category: 'Selling Accounts' as const, ...faq })),
    ...security.map((faq) => ({ category: 'Security & Safety' as const, ...faq })),
    ...technical(terms).map((faq) => ({ category: 'Technical Support' as const, ...faq })),
  ];
}
