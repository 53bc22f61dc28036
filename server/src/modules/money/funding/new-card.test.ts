import { hourMs, minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fund, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';

const oja = await startOjaWithPaystack();

test('a card that pays in for the first time is announced as a new destination, once', async () => {
  const ada = await oja.person();
  await fund(oja, ada, 500);
  const from = oja.clock.now;
  oja.clock.advance(minuteMs);
  await fund(oja, ada, 500);
  await oja.runJobs();
  const mails = (await oja.mails(ada.email)).filter(({ subject }) => subject === 'Card linked');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(
    /ending in \d{4} was linked to your wallet\. It paid in, so you can withdraw/,
  );
  const until = whenSentence(new Date(from.getTime() + 24 * hourMs));
  expect(mails[0]?.text.replace(/\s+/g, ' ')).toContain(until);
  await expectCleanLedger(oja);
});
