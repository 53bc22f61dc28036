import { SupportMailLink } from '@/shared/terms/public-terms';
import type { LegalSection } from '../table-of-contents';

/** What you can ask for. */
export const rightsSections: readonly LegalSection[] = [
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under the NDPA and the GDPR you may, at any time and free of charge:</p>
        <ul>
          <li>
            <strong>know and read</strong> what we hold about you;
          </li>
          <li>
            <strong>download</strong> it in a form that programs can read: Settings, “Download my data”;
          </li>
          <li>
            <strong>correct</strong> it: Settings, or by a message where you cannot change it yourself;
          </li>
          <li>
            <strong>erase</strong> it: Settings, “Delete My Account”, see section 8;
          </li>
          <li>
            <strong>object</strong> to what we do for our legitimate interest, or have it{' '}
            <strong>restricted</strong> while a question is open;
          </li>
          <li>
            <strong>take back consent</strong>, for example to news by mail. What was done before stays
            lawful.
          </li>
        </ul>
        <p>
          No decision with legal effect for you is taken by a program alone: disputes, suspensions and
          applications are decided by people. We answer requests within 30 days, and may ask you to prove that
          you are the person concerned.
        </p>
        <p>
          If you are not content with our answer, you may complain to the Nigeria Data Protection Commission,
          or to the data protection authority of your country.
        </p>
      </>
    ),
  },
  {
    id: 'erasure',
    title: 'Deleting your account',
    body: (
      <>
        <p>
          You can delete your account yourself. We ask for your password first, and refuse with the reason
          while money is in your wallet or a sale is open.
        </p>
        <ul>
          <li>
            <strong>Erased at once:</strong> name, nickname, e-mail address, password, bio, photo, contact
            details, two-factor secrets, sessions with their devices and addresses, notifications, messages,
            reviews, tickets, applications with their documents, bank accounts and cards.
          </li>
          <li>
            <strong>Erased later:</strong> texts of listings after 90 days, reports and notes of our team
            after two years, words of disputes after six years, when no claim can follow from them.
          </li>
          <li>
            <strong>Kept without your name:</strong> purchases, movements of money and the log of staff
            actions, since the other side of each sale and the law need them. In their place stands “Deleted
            user”.
          </li>
        </ul>
        <p>
          Your e-mail address is free again afterwards. Copies in backups disappear as the backups are
          replaced.
        </p>
      </>
    ),
  },
  {
    id: 'mail',
    title: 'Mail from us',
    body: (
      <p>
        We send mail that belongs to your account: confirmation, password reset, sign-in from a new device,
        purchases, disputes and messages while you are away. News and offers come only if you ticked the box,
        and end when you say so.
      </p>
    ),
  },
  {
    id: 'minors',
    title: 'People under 18',
    body: (
      <p>
        Oja is for adults. If we learn that somebody under 18 has registered, we close the account and erase
        the data, as far as no sale forbids it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        We keep this page true. When something important changes we tell you by e-mail before it takes effect;
        the date above says which version you read.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions, requests and complaints about your data: <SupportMailLink />.
      </p>
    ),
  },
];
