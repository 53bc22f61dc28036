import type { CannedReply } from '@oja/contract/canned-replies';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MessageSquareQuote } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { adminPaths } from '@/config/admin-paths';
import { cannedRepliesQuery } from '../../api';

type CannedReplyMenuProps = { disabled: boolean; onPick: (reply: CannedReply) => void };

/** Typing the first letters of a title goes to it, as in any menu. */
export function CannedReplyMenu({ disabled, onPick }: CannedReplyMenuProps) {
  const { data: replies = [] } = useQuery(cannedRepliesQuery);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm" disabled={disabled}>
          <MessageSquareQuote aria-hidden="true" />
          Canned reply
          <ChevronDown aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-72">
        <DropdownMenuLabel>
          {replies.length === 0 ? 'There are none yet' : 'Put into the answer'}
        </DropdownMenuLabel>
        {replies.map((reply) => (
          <DropdownMenuItem key={reply.id} onSelect={() => onPick(reply)}>
            <span className="truncate">{reply.title}</span>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to={adminPaths.cannedReplies}>Edit canned replies</Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
