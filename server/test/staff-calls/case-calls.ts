import { contact, send, startTalk } from '../../src/modules/messaging/test-messages.ts';
import { openOne } from '../../src/modules/support/test-tickets.ts';
import { addBuyer, buyAndDispute } from '../deals.ts';
import type { Desk, StaffCalls } from './desk.ts';

const reason = 'It cannot be judged otherwise.';
const reported = async ({ report }: Desk) => ({ id: await report() });

async function reportedMessage({ oja, market, report }: Desk): Promise<{ id: string }> {
  const author = await addBuyer(oja);
  const { id } = await startTalk(market, { asker: author });
  const sent = await send(oja, author, id, { text: 'You are a fool' });
  return { id: await report({ type: 'message', target_id: sent.body.data.id }, market.seller) };
}

const ticket = async ({ oja }: Desk) => ({ id: (await openOne(oja, await oja.person())).id });
const reply = { title: 'Greeting', text: 'Hello {name}, thank you for writing.' };

export const caseCalls: StaffCalls = {
  addReport: async () => ({
    body: {
      title: 'Pretends to be a bank',
      reporter: 'Mrs Adeyemi, by phone',
      description: 'Uses the logo of her bank.',
      type: 'user',
      reason: 'Scam/Fraud',
    },
  }),
  editReport: async (desk) => ({ params: await reported(desk), body: { priority: 'critical' } }),
  hideReport: async (desk) => ({ params: await reported(desk), body: { reason } }),
  claimReport: async (desk) => ({ params: await reported(desk) }),
  releaseReport: async (desk) => {
    const params = await reported(desk);
    await desk.done('claimReport', { params });
    return { params };
  },
  approveReport: async (desk) => ({ params: await reported(desk), body: { action: 'none' } }),
  dismissReport: async (desk) => ({ params: await reported(desk) }),
  actOnReport: async (desk) => ({
    params: await reported(desk),
    body: { action: 'hide_listing', text: 'Fake followers.' },
  }),
  putBack: async (desk) => {
    const params = await reportedMessage(desk);
    await desk.done('actOnReport', { params, body: { action: 'take_down', text: 'Insults.' } });
    return { params, body: { reason } };
  },
  revealReportedConversation: async (desk) => ({ params: await reportedMessage(desk), body: { reason } }),
  noteReport: async (desk) => ({ params: await reported(desk), body: { text: 'Asked the seller.' } }),
  revealConversation: async ({ oja, market }) => {
    const { id } = await buyAndDispute(market);
    await contact(oja, market.buyer, { purchase_id: id });
    return { body: { purchase_id: id, reason } };
  },
  answerTicket: async (desk) => ({ params: await ticket(desk), body: { text: 'Please try it again.' } }),
  noteOnTicket: async (desk) => ({ params: await ticket(desk), body: { text: 'Asked the seller.' } }),
  assignTicket: async (desk) => ({
    params: await ticket(desk),
    body: { assignee_id: desk.market.admin.id, seen_assignee_id: null },
  }),
  moveTicket: async (desk) => ({ params: await ticket(desk), body: { status: 'resolved' } }),
  addCannedReply: async () => ({ body: reply }),
  saveCannedReply: async ({ done }) => {
    const { id } = await done('addCannedReply', { body: { ...reply, title: 'To be changed' } });
    return { params: { id }, body: { ...reply, title: 'Changed' } };
  },
  deleteCannedReply: async ({ done }) => {
    const { id } = await done('addCannedReply', { body: { ...reply, title: 'To be deleted' } });
    return { params: { id } };
  },
};
