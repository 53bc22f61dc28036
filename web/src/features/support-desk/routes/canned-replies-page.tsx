import type { CannedReply } from '@oja/contract/canned-replies';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DocumentArt } from '@/components/art/document-art';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { adminPaths } from '@/config/admin-paths';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cannedRepliesQuery } from '../api';
import { ReplyDialog } from '../components/replies/reply-dialog';
import { ReplyItem } from '../components/replies/reply-item';

/** Canned replies, shared by all staff of the desk. */
export function Component() {
  const [editing, setEditing] = useState<{ reply: CannedReply | undefined }>();
  return (
    <div className="grid max-w-4xl gap-6">
      <title>Canned Replies · Oja</title>
      <PageHeader
        breadcrumb={
          <Breadcrumb crumbs={[{ label: 'Support', to: adminPaths.support }, { label: 'Canned replies' }]} />
        }
        title="Canned replies"
        description="Answers that are given often, for everybody at the desk."
        actions={
          <Button onClick={() => setEditing({ reply: undefined })}>
            <Plus aria-hidden="true" />
            Add Reply
          </Button>
        }
      />
      <Card>
        <Replies onEdit={(reply) => setEditing({ reply })} />
      </Card>
      {editing ? <ReplyDialog reply={editing.reply} onClose={() => setEditing(undefined)} /> : null}
    </div>
  );
}

function Replies({ onEdit }: { onEdit: (reply: CannedReply) => void }) {
  const query = useQuery(cannedRepliesQuery);
  if (query.isPending) return <TableSkeleton rows={4} columns={2} />;
  if (query.data === undefined) {
    return (
      <ErrorState
        title="Failed to load canned replies"
        description={failureSentence(query.error, 'Please try again in a moment.')}
        headingLevel="h2"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        art={<DocumentArt />}
        title="No canned replies yet"
        description="Write down an answer once, and use it in every ticket that asks the same."
        headingLevel="h2"
      />
    );
  }
  return (
    <ul aria-label="Canned replies" className="divide-y">
      {query.data.map((reply) => (
        <ReplyItem key={reply.id} reply={reply} onEdit={() => onEdit(reply)} />
      ))}
    </ul>
  );
}
