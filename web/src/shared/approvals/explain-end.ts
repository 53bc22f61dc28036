import { type Approval, type ApprovalStatus, approvalEndpoints } from '@oja/contract/approvals';
import { toast } from '@/components/ui/toast';
import { callApi } from '@/lib/api/call-api';
import { serverNowMs } from '@/lib/server-clock';

/** Where a proposal stands beside its subject, the reply names no time at which it lapses. */
type Ended = Pick<Approval, 'id'> & Partial<Pick<Approval, 'lapses_at'>>;

/** Says why a proposal left the list while its question was open: answered, withdrawn, lapsed or overtaken. */
export async function explainEnd(approval: Ended & Pick<Approval, 'subject'>): Promise<void> {
  const { title, sentence } = endTexts[(await readStatus(approval)) ?? 'waiting'];
  toast({ title, description: `${sentence}: ${approval.subject}.` });
}

/** Undefined where it cannot be read. */
async function readStatus({ id, lapses_at: lapsesAt }: Ended): Promise<ApprovalStatus | undefined> {
  const query = { status: 'ended' } as const;
  const ended = await callApi(approvalEndpoints.listApprovals, { query }).catch(() => undefined);
  const found = ended?.data.find((one) => one.id === id);
  if (found) return found.status;
  return lapsesAt !== undefined && Date.parse(lapsesAt) <= serverNowMs() ? 'lapsed' : undefined;
}

const endTexts: Readonly<Record<ApprovalStatus, { title: string; sentence: string }>> = {
  waiting: { title: 'No Longer Waiting', sentence: 'This proposal left the list' },
  approved: { title: 'Already Answered', sentence: 'Another member of staff approved it' },
  declined: { title: 'Already Answered', sentence: 'Another member of staff declined it' },
  withdrawn: { title: 'Proposal Withdrawn', sentence: 'The member of staff who proposed it withdrew it' },
  lapsed: { title: 'Proposal Lapsed', sentence: 'Nobody answered it in time' },
  overtaken: { title: 'Proposal Overtaken', sentence: 'What it was about has ended otherwise' },
};
