import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { leaveWork, presenceQuery, type WorkRef } from './api';
import { ViewersSentence } from './viewers-sentence';
import { WorkOwner } from './work-owner';

/** Above a case: which other members of staff have it open now, and who works on it. */
export function WorkPresence({ kind, id }: WorkRef) {
  const { data, isError } = useQuery(presenceQuery({ kind, id }));
  useEffect(() => () => leaveWork({ kind, id }), [kind, id]);
  // The answer before a failure says nothing about now.
  const shown = isError ? undefined : data;
  const viewers = shown?.viewers ?? [];
  // Reports and tickets show their owner beside their own buttons.
  const hasOwner = kind !== 'report' && kind !== 'ticket';
  return (
    <div className="grid gap-2">
      <div role="status">
        {viewers.length > 0 ? (
          <p className="flex items-center gap-2 rounded-md bg-warning/15 px-3 py-2 text-sm">
            <Eye aria-hidden="true" className="size-4 shrink-0" />
            <ViewersSentence viewers={viewers} />
          </p>
        ) : null}
      </div>
      {shown && hasOwner ? <WorkOwner item={{ kind, id }} owner={shown.owner} /> : null}
    </div>
  );
}
