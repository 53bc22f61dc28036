import { contact, send, startConversation } from '../../src/modules/talk/messaging/test-messages.ts';
import { openOne } from '../../src/modules/talk/support/test-tickets.ts';
import { addBuyer, buyAndDispute } from '../purchases.ts';
import type { BackOffice, StaffCalls } from './back-office.ts';

const reason = 'It cannot be judged otherwise.';
const reported = async ({ report }: BackOffice) => ({ id: await report() });

async function reportedMessage({ oja, market, report }: BackOffice): Promise<{ id: string }> {
  const author = await addBuyer(oja);
  const { id } = await startConversation(market, { asker: author });
  const sent = await send(oja, author, id, { text: 'You are a fool' });
  return { id: await report({ type: 'message', target_id: sent.body.data.id }, market.seller) };
}

const ticket = async ({ oja }: BackOffice) => ({ id: (await openOne(oja, await oja.person())).id });
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
  editReport: async (office) => ({ params: await reported(office), body: { priority: 'critical' } }),
  hideReport: async (office) => ({ params: await reported(office), body: { reason } }),
  claimReport: async (office) => ({ params: await reported(office) }),
  releaseReport: async (office) => {
    const params = await reported(office);
    await office.done('claimReport', { params });
    return { params };
  },
  approveReport: async (office) => ({ params: await reported(office), body: { action: 'none' } }),
  dismissReport: async (office) => ({ params: await reported(office) }),
  undoDismissal: async (office) => {
    const params = await reported(office);
    await office.done('dismissReport', { params });
    return { params };
  },
  reopenReport: async (office) => {
    const params = await reported(office);
    await office.done('dismissReport', { params });
    return { params, body: { reason } };
  },
  actOnReport: async (office) => ({
    params: await reported(office),
    body: { action: 'hide_listing', text: 'Fake followers.' },
  }),
  putBack: async (office) => {
    const params = await reportedMessage(office);
    await office.done('actOnReport', { params, body: { action: 'take_down', text: 'Insults.' } });
    return { params, body: { reason } };
  },
  revealReportedConversation: async (office) => ({ params: await reportedMessage(office), body: { reason } }),
  noteReport: async (office) => ({ params: await reported(office), body: { text: 'Asked the seller.' } }),
  revealConversation: async ({ oja, market }) => {
    const { id } = await buyAndDispute(market);
    await contact(oja, market.buyer, { purchase_id: id });
    return { body: { purchase_id: id, reason } };
  },
  answerTicket: async (office) => ({ params: await ticket(office), body: { text: 'Please try it again.' } }),
  noteOnTicket: async (office) => ({ params: await ticket(office), body: { text: 'Asked the seller.' } }),
  assignTicket: async (office) => ({
    params: await ticket(office),
    body: { assignee_id: office.market.admin.id, seen_assignee_id: null },
  }),
  changeTicket: async (office) => ({ params: await ticket(office), body: { priority: 'urgent' } }),
  mergeTicket: async ({ oja }) => {
    const person = await oja.person();
    const [from, into] = [await openOne(oja, person), await openOne(oja, person)];
    return { params: { id: from.id }, body: { into_id: into.id } };
  },
  moveTicket: async (office) => ({ params: await ticket(office), body: { status: 'resolved' } }),
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
