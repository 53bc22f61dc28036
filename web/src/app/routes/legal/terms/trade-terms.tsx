import {
  appealHours,
  disputeWithdrawalsAtMost,
  evidencePicturesAtMost,
  sellerAnswerHours,
} from '@oja/contract/dispute-terms';
import { PublicTerm } from '@/shared/terms/public-terms';
import { termTexts } from '@/shared/terms/term-texts';
import type { LegalSection } from '../table-of-contents';

/** Who we are, what we do, and how a sale goes. */
export const tradeTerms: readonly LegalSection[] = [
  {
    id: 'about',
    title: 'What these terms cover',
    body: (
      <>
        <p>
          Oja is a marketplace where people buy and sell social media accounts. “Oja”, “we” and “us” mean the
          operator of this website; “you” means anybody who uses it. By registering you accept these terms and
          confirm that you have read the Privacy Policy.
        </p>
        <p>
          We run the market, hold the money while a sale is open and decide disputes. We are not the seller of
          any listing, we are not a bank, and we are not connected with any of the platforms whose accounts
          are traded here. A sale is a contract between the buyer and the seller.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your Oja account',
    body: (
      <>
        <p>You may register if you are at least 18 years old and able to make a binding contract.</p>
        <ul>
          <li>Give your real name and an e-mail address that is yours, and keep them current.</li>
          <li>
            One person, one account. An account is not transferable; a company registers through the person
            who acts for it.
          </li>
          <li>
            Keep your password to yourself and switch on two-factor sign-in. What is done with your account
            counts as done by you, unless you told us about a theft and we had time to act.
          </li>
          <li>You can do everything before your e-mail address is confirmed, except withdraw money.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'buying',
    title: 'Buying',
    body: (
      <>
        <p>
          Before you pay you see the price, the fee terms, the dispute window and a note about the rules of
          the platform. Pressing the button to buy is your binding offer at that price; if the price has
          changed meanwhile, nothing is bought.
        </p>
        <p>
          The price leaves your wallet at once and is held in escrow. The login details of the account appear
          in your purchases as soon as the payment is verified, and for you alone; where the account is handed
          over in steps, you open them yourself. From then on it is up to you to:
        </p>
        <ul>
          <li>sign in, compare the account with its listing, and do so within the dispute window;</li>
          <li>change the password, the recovery address and the two-step settings;</li>
          <li>confirm when all is well, or open a dispute when it is not.</li>
        </ul>
        <p>
          Because login details cannot be given back once seen, a purchase cannot be revoked for a mere change
          of mind. Your rights when the account is not as described are in sections 4 and 5.
        </p>
      </>
    ),
  },
  {
    id: 'escrow',
    title: 'Escrow and the dispute window',
    body: (
      <>
        <p>
          The dispute window opens with the purchase and lasts <PublicTerm of={termTexts.disputeWindow} />,
          unless you were shown another time before you bought. The exact end is shown with a countdown on the
          purchase. Money leaves escrow in one of these ways only:
        </p>
        <ul>
          <li>
            <strong>You confirm.</strong> The seller receives the price less the platform fee. A confirmation
            is final, apart from claims while cover runs.
          </li>
          <li>
            <strong>The window ends without a dispute.</strong> The sale counts as confirmed and the seller is
            paid. If a longer escrow period applied when you bought, the money is held until that has passed.
          </li>
          <li>
            <strong>A dispute is decided</strong>, as described below.
          </li>
          <li>
            <strong>We cancel the sale</strong> for a reason we state, for example a listing that should never
            have been published. The buyer then gets the whole price back.
          </li>
        </ul>
        <p>
          <strong>Hand-over in steps.</strong> Some platforms make a new owner wait. The steps of such an
          account and the earliest day of payment are shown before you buy; the money stays in escrow until
          every wait has ended and the time to check after it has passed. A buyer whose seller does not begin
          in the time shown may cancel and gets the whole price back, unless the buyer has opened the login
          details or received a code.
        </p>
        <p>
          <strong>Cover.</strong> A seller may offer cover for some days after the confirmation. A part of the
          payout, shown to both before the purchase, is then held until cover ends. While it runs, the buyer
          may claim that the seller took the account back, that it was banned for something that happened
          before the sale, or that the seller kept the mailbox. A claim that we uphold is paid from the held
          part, then from the seller’s wallet; the seller owes what is missing. Until a claim is decided, the
          held part waits; unless the price was small, the seller’s withdrawals wait, too, and the seller
          cannot buy. What is owed can be neither withdrawn nor spent.
        </p>
        <p>
          The fee, the length of the window, the steps and the cover are those in force when you bought. Later
          changes do not touch a sale that is already made.
        </p>
      </>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputes',
    body: (
      <>
        <p>
          A buyer may open a dispute at any time within the window if the account was not delivered, is
          another account, is not as described, was taken back, or if the login details fail. Describe what is
          wrong and add up to {evidencePicturesAtMost} pictures. The money stays in escrow until the dispute
          is closed.
        </p>
        <p>
          The seller has {sellerAnswerHours} hours to answer. Then a member of our team, a person and not a
          program, decides on what both sides have shown. A decision may be escalated; another member of our
          team then takes it, if there is one. The possible outcomes are:
        </p>
        <ul>
          <li>
            <strong>For the buyer:</strong> the whole price is returned, Oja takes no fee, and the seller gets
            the account back. The buyer must leave it untouched from then on.
          </li>
          <li>
            <strong>For the seller:</strong> the sale completes and the seller is paid.
          </li>
          <li>
            <strong>In part:</strong> a share of the price is returned to the buyer; the seller receives the
            rest less the fee on the rest.
          </li>
          <li>
            <strong>Replacement:</strong> the seller provides new login details, once, and a new dispute
            window begins.
          </li>
        </ul>
        <p>
          The two sides may settle a dispute between them: one proposes what goes back to the buyer, and the
          money moves as soon as the other accepts. Against a decision of ours a side that lost may appeal,
          once in a dispute, within {appealHours} hours; another member of our team decides it. For large
          amounts the money waits for that time, and the decision says so. Otherwise it moves at once, and an
          appeal can only add to what was decided.
        </p>
        <p>
          The buyer may withdraw a dispute, {disputeWithdrawalsAtMost} times at most for one purchase: the
          purchase then goes on with the time to check that was left when the dispute was opened, and no money
          moves. Opening disputes in bad faith, or forging evidence, ends in the loss of the account on Oja.
        </p>
      </>
    ),
  },
  {
    id: 'selling',
    title: 'Selling',
    body: (
      <>
        <p>To sell you choose a seller plan. By listing an account you promise that:</p>
        <ul>
          <li>
            it is yours, or you act for its owner with their consent, and nobody else has a claim to it;
          </li>
          <li>
            everything you state is true: followers, engagement, earnings, history, restrictions and strikes;
          </li>
          <li>the login details you enter work and give full control;</li>
          <li>you will not sell the same account elsewhere while it is listed here.</li>
        </ul>
        <p>
          We review listings before they appear and may refuse one with a reason. After a sale you must not
          sign in to the account, but for the steps of its hand-over that are yours. You must not recover it,
          report it to the platform to get it back, or keep copies of its login details. If a sale is
          refunded, change the login details before you list the account again; it is reviewed anew.
        </p>
        <p>
          The verified mark is given to sellers whose application, identity document and proof of ownership
          our team has reviewed. It says that we checked them on that day, not that we vouch for each sale.
        </p>
      </>
    ),
  },
  {
    id: 'prohibited',
    title: 'What may not be sold',
    body: (
      <>
        <p>The following have no place on Oja, whatever the price:</p>
        <ul>
          <li>accounts that were stolen, phished, or obtained by a trick on a platform’s support;</li>
          <li>
            accounts made to pass as another person, a business, a public body, a journalist or a charity;
          </li>
          <li>accounts whose audience consists of bots, or was bought;</li>
          <li>accounts used for fraud, spam, malware, hate, threats or the exploitation of anybody;</li>
          <li>anything that shows or addresses minors in a sexual way, which we report at once;</li>
          <li>accounts that hold the private messages or data of others as part of the offer;</li>
          <li>accounts that the law forbids to trade, or whose owner is under sanctions;</li>
          <li>verification badges, followers, likes, or anything else that is not a whole account.</li>
        </ul>
        <p>
          We remove such listings, may cancel sales, keep what is needed as evidence and tell the authorities
          where the law asks for it.
        </p>
      </>
    ),
  },
  {
    id: 'platform-risk',
    title: 'The rules of the platforms',
    body: (
      <>
        <p>
          Instagram, YouTube, X, TikTok, Telegram, WhatsApp and Facebook each have terms of their own. Many of
          them forbid or restrict the transfer of accounts, and all of them may limit, suspend or close an
          account for reasons of their own. Oja has no influence on that.
        </p>
        <p>
          You trade knowing this risk. If a platform restricts the account within the dispute window for
          something that happened before the sale, or because the seller took it back, open a dispute. After
          the window and any cover, and for what you do with the account yourself, the risk is yours.
        </p>
      </>
    ),
  },
];
