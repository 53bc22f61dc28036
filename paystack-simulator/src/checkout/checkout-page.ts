import type { TransactionRow, TransactionStatus } from '../transactions/transaction.store.ts';
import { checkoutStyle } from './checkout-style.ts';

const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' });

/** One form with three buttons and no script; `outcome` alone decides what they do. */
export function checkoutPage(
  transaction: TransactionRow,
  view: { email: string; returnTo: string | undefined; payable: boolean },
): string {
  return page(
    'Test payment',
    `<h1>You are paying Oja</h1>
<p class="amount">${escapeHtml(naira.format(transaction.requested_amount / 100))}</p>
<dl>
<div><dt>E-mail</dt><dd>${escapeHtml(view.email)}</dd></div>
<div><dt>Reference</dt><dd class="code">${escapeHtml(transaction.reference)}</dd></div>
</dl>
${note(transaction.status)}
${view.payable ? form : backLink(view.returnTo)}`,
  );
}

export function unknownCheckoutPage(): string {
  return page(
    'No such payment',
    `<h1>This payment does not exist</h1>
<p>The address is wrong, or the simulator was reset since it was made. Start the payment again.</p>`,
  );
}

const form = `<form method="post">
<button type="submit" name="outcome" value="success">Pay</button>
<button type="submit" name="outcome" value="failed">Decline</button>
<button type="submit" name="outcome" value="cancelled">Cancel</button>
</form>`;

function note(status: TransactionStatus): string {
  switch (status) {
    case 'success':
    case 'reversal-pending':
    case 'reversed':
      return '<p class="note good" role="status">This payment is complete.</p>';
    case 'ongoing':
    case 'pending':
    case 'processing':
    case 'queued':
      return '<p class="note wait" role="status">The bank is still working on this payment.</p>';
    case 'failed':
      return '<p class="note bad" role="status">The last attempt was declined. You can try again.</p>';
    case 'abandoned':
      return '';
  }
}

function backLink(address: string | undefined): string {
  return address === undefined ? '' : `<a class="back" href="${escapeHtml(address)}">Back to Oja</a>`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Paystack simulator</title>
<style>${checkoutStyle}</style>
</head>
<body>
<main>
<p class="test"><strong>TEST</strong> No real money moves here.</p>
<div class="inside">
${content}
</div>
<footer>Paystack simulator</footer>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
