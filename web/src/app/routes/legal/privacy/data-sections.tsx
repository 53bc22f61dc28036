import { SupportMailLink } from '@/shared/terms/public-terms';
import type { LegalSection } from '../table-of-contents';
import { DataTable } from './data-table';

/** Which data there is, and who sees it. */
export const dataSections: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <p>
        The operator of Oja decides what happens with your personal data and answers for it, as data
        controller under the Nigeria Data Protection Act 2023 (NDPA) and, where it applies to you, the General
        Data Protection Regulation of the European Union (GDPR). For everything about your data write to{' '}
        <SupportMailLink />.
      </p>
    ),
  },
  {
    id: 'what-we-store',
    title: 'What we store, why and for how long',
    body: (
      <>
        <DataTable />
        <p>
          Where we speak of security or legitimate interest, we mean the interest of everybody who trades here
          in a market without thieves; it never outweighs your rights. You need not give what is not required,
          but without name, e-mail address and password there is no account.
        </p>
      </>
    ),
  },
  {
    id: 'login-details',
    title: 'Login details of traded accounts',
    body: (
      <p>
        User name and password of a listed account are encrypted with AES-256-GCM before they are stored,
        bound to their listing. They are shown to the buyer after payment and to nobody else: no list, no
        search, no export and no other answer of the service carries the password. Each time they are shown or
        copied, that is recorded.
      </p>
    ),
  },
  {
    id: 'browser-storage',
    title: 'Cookies and storage in your browser',
    body: (
      <>
        <p>
          There are no cookies for advertising or analysis, ours or others’. What is stored serves what you
          see:
        </p>
        <ul>
          <li>your session, in local storage, until you sign out or it expires;</li>
          <li>your choice of light or dark, in local storage, until you change it or sign out;</li>
          <li>whether the sidebar is open, in a cookie, for seven days;</li>
          <li>
            that you signed in here before, in a cookie, for 90 days, so that wrong passwords typed elsewhere
            do not lock you out;
          </li>
          <li>how far you had scrolled, in session storage, until you close the tab;</li>
          <li>
            what you typed into a form, such as a new listing or a dispute, without login details, in session
            storage, until you send it, sign out or close the tab.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'recipients',
    title: 'Who else sees your data',
    body: (
      <>
        <ul>
          <li>
            <strong>Other people on Oja</strong> see your nickname, photo, bio, verified mark, listings and
            reviews. Contact details in messages are hidden until there is a purchase between you.
          </li>
          <li>
            <strong>Paystack</strong> handles deposits and withdrawals and receives your e-mail address, the
            amount and the account you withdraw to. You enter card numbers on Paystack’s page; they never
            reach our server. When you withdraw to a card, we learn its last four digits.
          </li>
          <li>
            <strong>Providers</strong> that run servers, storage and mail for us, bound by contract to our
            instructions.
          </li>
          <li>
            <strong>Authorities</strong>, when the law obliges us, as far as it obliges us.
          </li>
        </ul>
        <p>
          We do not sell or rent personal data. Where a provider works outside Nigeria, or outside the
          European Economic Area for those the GDPR protects, we make sure by contract or by law that your
          data is protected as well as at home.
        </p>
      </>
    ),
  },
  {
    id: 'protection',
    title: 'How we protect it',
    body: (
      <>
        <p>
          Connections are encrypted. Passwords are stored as Argon2id hashes and session tokens as hashes;
          secrets are encrypted. You can switch on two-factor sign-in, see all your sessions and end them, and
          we write to you when somebody signs in from a new device. Staff see only what their role needs, and
          each of their actions lands in a log that cannot be changed unnoticed.
        </p>
        <p>
          If data is lost or stolen in spite of it and that puts people at risk, we tell the Nigeria Data
          Protection Commission within 72 hours, and you without delay.
        </p>
      </>
    ),
  },
];
