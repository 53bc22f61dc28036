import { Counter, Gauge, Registry } from 'prom-client';

/** A metric that is read when it is scraped, with one value or one per set of labels. */
export interface Figure {
  name: string;
  help: string;
  /** A counter only grows, and its name ends with _total. */
  kind: 'gauge' | 'total';
  values: readonly { labels?: Record<string, string>; value: number }[];
}

/** Created for each scrape, so that a value that cannot be read any more is not reported. */
export function figuresText(figures: readonly Figure[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, kind, values } of figures) {
    const options = { name, help, labelNames: labelNamesOf(values), registers: [registry] };
    if (kind === 'gauge') {
      const gauge = new Gauge(options);
      for (const { labels = {}, value } of values) gauge.set(labels, value);
    } else {
      const counter = new Counter(options);
      for (const { labels = {}, value } of values) counter.inc(labels, value);
    }
  }
  return registry.metrics();
}

function labelNamesOf(values: Figure['values']): string[] {
  return [...new Set(values.flatMap(({ labels = {} }) => Object.keys(labels)))];
}
