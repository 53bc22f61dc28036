import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** Below the questions: how to reach the team. */
export function StillAQuestion({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6 md:flex-nowrap">
      <div className="flex min-w-0 items-center gap-4">
        <Headset aria-hidden="true" className="size-8 shrink-0 text-primary" />
        <div className="min-w-0 max-w-prose">
          <p className="font-semibold">Still have a question?</p>
          <p className="text-muted-foreground text-sm">{text}</p>
        </div>
      </div>
      {children}
    </Card>
  );
}
