import { sellerAnswerHours } from '@oja/contract/dispute-terms';
import type { TicketCategory, TicketPriority, TicketRating } from '@oja/contract/ticket-fields';

/** One event in a ticket after it was opened, with its age in hours. */
export interface DemoTurn {
  hoursAgo: number;
  by: 'person' | 'staff' | 'note';
  text: string;
  /** Staff resolve the ticket with it. */
  resolves?: boolean;
  /** Staff wait for a reply with it. */
  waits?: boolean;
}

export interface DemoTicket {
  email: string;
  category: TicketCategory;
  priority: TicketPriority;
  subject: string;
  text: string;
  hoursAgo: number;
  hasPicture?: boolean;
  turns: readonly DemoTurn[];
  /** What the person said about the help once it was closed. */
  rating?: { hoursAgo: number; rating: TicketRating; comment: string | null };
}

/** Tickets in every status, some with a long history; one is overdue. */
export const demoTickets: readonly DemoTicket[] = [
  {
    email: 'buyer@oja.test',
    category: 'wallet',
    priority: 'high',
    subject: 'Paid by bank transfer, wallet still empty',
    text: 'I paid ₦50,000 on Monday and my bank says it went through. The wallet did not move. Reference FT2611.',
    hoursAgo: 150,
    turns: [
      {
        hoursAgo: 147,
        by: 'staff',
        text: 'Hello Zainab, the bank confirmed it late last night. The ₦50,000 is in your wallet now.',
        resolves: true,
      },
    ],
    rating: { hoursAgo: 140, rating: 'bad', comment: 'Two days without my money is long.' },
  },
  {
    email: 'seller@oja.test',
    category: 'selling',
    priority: 'medium',
    subject: 'My listing was rejected, what is missing?',
    text: 'I uploaded two screenshots of the statistics. Which one do you need?',
    hoursAgo: 100,
    turns: [
      {
        hoursAgo: 96,
        by: 'staff',
        text: 'Hello Chidi, the number of members is cut off in both. Please add one that shows it.',
      },
      { hoursAgo: 95, by: 'person', text: 'I see. The new one shows it, thank you.' },
      { hoursAgo: 92, by: 'staff', text: 'That is the one. Your listing is on the market.', resolves: true },
    ],
    rating: { hoursAgo: 90, rating: 'good', comment: 'Quick and clear.' },
  },
  {
    email: 'halima@oja.test',
    category: 'security',
    priority: 'urgent',
    subject: 'Somebody offers to pay outside of Oja',
    text: 'A buyer asks me to continue on another app and to send the password there first. Is that allowed?',
    hoursAgo: 30,
    turns: [],
  },
  {
    email: 'seller@oja.test',
    category: 'wallet',
    priority: 'high',
    subject: 'Withdrawal to a new bank account',
    text: 'I linked my new account this morning. Why can I not withdraw to it yet?',
    hoursAgo: 26,
    turns: [
      { hoursAgo: 25, by: 'note', text: 'Account is in the same name, linked 6 hours ago. Nothing unusual.' },
      {
        hoursAgo: 24,
        by: 'staff',
        text: 'Hello Chidi, a newly linked account waits for a day. It protects you if somebody else should link one.',
      },
      { hoursAgo: 4, by: 'person', text: 'Makes sense. It is a day now and it still waits. Please check.' },
    ],
  },
  {
    email: 'buyer@oja.test',
    category: 'buying',
    priority: 'medium',
    subject: 'How do I move the account to my own e-mail?',
    text: 'I can sign in with the details I bought. The platform asks for a code that goes to the old address.',
    hoursAgo: 20,
    hasPicture: true,
    turns: [
      {
        hoursAgo: 18,
        by: 'staff',
        text: 'Hello Zainab, ask the seller for the code while you are both online; it is valid for ten minutes. If they do not answer, file a dispute: the money is still in escrow.',
        waits: true,
      },
      { hoursAgo: 17, by: 'note', text: 'Seller was online an hour ago. Look again tomorrow.' },
    ],
  },
  {
    email: 'tobi@oja.test',
    category: 'technical',
    priority: 'low',
    subject: 'Could the statement show one month per page?',
    text: 'I print it for my accountant. A page break between months would help.',
    hoursAgo: 9,
    turns: [],
  },
  {
    email: 'seller@oja.test',
    category: 'selling',
    priority: 'low',
    subject: 'Can I change my nickname?',
    text: 'I want buyers to see the name of my shop. Where do I change it?',
    hoursAgo: 3,
    turns: [],
  },
  {
    email: 'buyer@oja.test',
    category: 'technical',
    priority: 'medium',
    subject: 'The mails arrive in my spam folder',
    text: 'Your mails land in spam since last week. Is there an address that I should add to my contacts?',
    hoursAgo: 1,
    turns: [],
  },
];

export const demoCannedReplies: readonly { title: string; text: string }[] = [
  {
    title: 'We look into it',
    text: 'Hello {name},\n\nthank you for writing about “{subject}”. I am looking into it and come back to you in {ticket} today.\n\n{staff}, Oja Support',
  },
  {
    title: 'Payment on its way',
    text: 'Hello {name},\n\nyour bank has not confirmed the payment yet. We ask again every minute and add it as soon as it arrives; nothing is lost. If it is still missing tomorrow, please reply here.\n\n{staff}, Oja Support',
  },
  {
    title: 'Please file a dispute',
    text: `Hello {name},\n\nplease open the purchase under My Purchases and press File Dispute. The money stays in escrow, the seller has ${sellerAnswerHours} hours to answer, and then our team decides.\n\n{staff}, Oja Support`,
  },
  {
    title: 'Never outside of Oja',
    text: 'Hello {name},\n\nplease do not pay or hand anything over outside of Oja: only what goes through escrow can be paid back. Our team never asks for your password or a code.\n\n{staff}, Oja Support',
  },
];
