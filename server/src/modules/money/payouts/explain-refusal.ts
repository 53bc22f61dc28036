import { nairaText } from '@oja/contract/money';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import type { WithdrawalBlock, WithdrawalRefusal } from '../../../domain/withdrawal/decide-withdrawal.ts';

/** The sentence for each reason to refuse a withdrawal. */
export function explainRefusal(refusal: WithdrawalRefusal, terms: { minimumNetKobo: number }): Refusal {
  switch (refusal.reason) {
    case 'email_unconfirmed':
      return new Refusal('email_unconfirmed');
    case 'chargeback_open':
    case 'claim_open':
    case 'paused_by_staff':
    case 'password_changed':
    case 'name_changed':
      return waiting(blockSentence(refusal));
    case 'destination_in_review':
      return waiting('We are still comparing the name on this account with yours.');
    case 'destination_new':
      return waiting(
        `This destination is new. To keep your money safe, you can withdraw to it from ${whenSentence(refusal.until)}.`,
      );
    case 'too_small':
      return new Refusal('withdrawal_too_small', {
        message: `Minimum withdrawal: ${nairaText(terms.minimumNetKobo).replace(/\.00$/, '')}`,
      });
    case 'balance_too_low':
      return balanceRefusal();
    case 'limit_reached':
      return new Refusal('withdrawal_limit_reached', {
        message: `You can withdraw ${nairaText(refusal.leftKobo)} more within 24 hours.`,
      });
  }
}

export function balanceRefusal(): Refusal {
  return new Refusal('wallet_balance_too_low', {
    message: 'Please enter a valid amount within your available balance.',
  });
}

function waiting(message: string): Refusal {
  return new Refusal('withdrawals_waiting', { message });
}

export function blockSentence(block: WithdrawalBlock): string {
  switch (block.reason) {
    case 'email_unconfirmed':
      return 'Please confirm your e-mail address before you withdraw money.';
    case 'chargeback_open':
      return 'A bank is asking for one of your payments back. Withdrawals wait until that is decided.';
    case 'claim_open':
      return 'A buyer has an open claim about one of your sales. Withdrawals wait until it is decided.';
    case 'paused_by_staff':
      return `Our team paused your withdrawals${block.until ? ` until ${whenSentence(block.until)}` : ''}. Settings, Account standing, says why.`;
    case 'password_changed':
      return `You changed your password. To keep your money safe, withdrawals are possible again from ${whenSentence(block.until)}.`;
    case 'name_changed':
      return `Your name was changed. To keep your money safe, withdrawals are possible again from ${whenSentence(block.until)}.`;
  }
}
