import { TriangleAlert } from 'lucide-react';

type Signal = { name: string; title: string; explanation: string };

/** Signals of risk with the figures behind them. */
export function SignalList({ signals }: { signals: readonly Signal[] }) {
  return (
    <ul className="grid gap-2.5 text-sm">
      {signals.map(({ name, title, explanation }) => (
        <li key={name} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          <div className="min-w-0">
            <p className="font-medium">{title}</p>
            <p className="wrap-anywhere text-muted-foreground">{explanation}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
