import { type ReactNode, useId } from 'react';

/** A part of the file under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-2.5">
      <h3 id={headingId} className="font-semibold text-sm">
        {title}
      </h3>
      {children}
    </section>
  );
}
