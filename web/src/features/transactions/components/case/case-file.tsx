import type { StaffCase } from '@oja/contract/disputes';
import { disputeReasonLabels } from '@oja/contract/purchase-fields';
import { useState } from 'react';
import { Facts } from '@/components/ui/facts';
import { Notice } from '@/components/ui/notice';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { formatDateTime } from '@/lib/dates';
import { serverNowMs } from '@/lib/server-clock';
import { ConversationReader } from '@/shared/messages/conversation-reader';
import { PersonLink } from '@/shared/people/person-link';
import { RevealLog } from '@/shared/purchases/reveal-log';
import { revealConversation } from '../../api';
import { answerOf, decisionFacts } from '../../logic/case-file';
import { outcomeLabels } from '../../logic/transaction-labels';
import { DisputeBadge } from '../badges';
import { Timeline } from '../timeline';
import { BankNotice } from './bank-notice';
import { CaseParties } from './case-parties';
import { CaseRulings } from './case-rulings';
import { ExtendAnswerTime } from './extend-answer-time';
import { SimilarCases } from './similar-cases';
import { Snapshot } from './snapshot';
import type { Draft } from './statement-form';
import { Statements } from './statements';

const reasonsToRead = [
  'Both sides say different things about what was agreed.',
  'One side asked for payment or contact outside of Oja.',
] as const;

export function CaseFile({ file }: { file: StaffCase }) {
  const { dispute, earlier } = file;
  const [draft, setDraft] = useState<Draft>({ text: '', readBy: 'both' });
  return (
    <div className="grid min-w-0 gap-5">
      <div className="grid gap-4 rounded-lg border p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-medium">{disputeReasonLabels[dispute.reason]}</p>
          <DisputeBadge status={dispute.status} />
        </div>
        <Facts
          className="sm:grid-cols-3"
          facts={[
            { term: 'Opened', value: formatDateTime(dispute.opened_at) },
            { term: 'Answer of the seller', value: answerOf(file, serverNowMs()) },
            ...decisionFacts(
              file,
              file.escalated_by === null ? null : (
                <PersonLink id={file.escalated_by_id} name={file.escalated_by} />
              ),
            ),
            ...(dispute.outcome ? [{ term: 'Outcome', value: outcomeLabels[dispute.outcome] }] : []),
          ]}
        />
        {file.actions.includes('extend_answer_time') ? <ExtendAnswerTime file={file} /> : null}
        <BankNotice file={file} />
        {earlier.length > 0 ? (
          <Notice variant="info">
            This purchase was disputed before. How that ended, and what was said then, stands below the
            statements.
          </Notice>
        ) : null}
        <CaseParties file={file} />
      </div>
      <CaseRulings file={file} />
      <Tabs defaultValue="statements">
        <TabsList aria-label="Case file">
          <TabsTrigger value="statements">Statements</TabsTrigger>
          <TabsTrigger value="conversation">Conversation</TabsTrigger>
          <TabsTrigger value="account">Account as bought</TabsTrigger>
          <TabsTrigger value="timeline">Timeline</TabsTrigger>
          <TabsTrigger value="reveals">Credentials log</TabsTrigger>
          <TabsTrigger value="similar">Similar cases</TabsTrigger>
        </TabsList>
        <TabsContent value="statements">
          <Statements file={file} draft={draft} onChange={setDraft} />
        </TabsContent>
        <TabsContent value="conversation">
          <ConversationReader
            title="What buyer and seller wrote to each other"
            suggestions={reasonsToRead}
            reveal={(reason) => revealConversation(file.id, reason)}
          />
        </TabsContent>
        <TabsContent value="account">
          <Snapshot file={file} />
        </TabsContent>
        <TabsContent value="timeline">
          <Timeline events={file.timeline} />
        </TabsContent>
        <TabsContent value="reveals">
          <RevealLog log={file} />
        </TabsContent>
        <TabsContent value="similar">
          <SimilarCases purchaseId={file.id} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
